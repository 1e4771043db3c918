import { useRef } from 'react';
import { gradeBounds } from '#shared/domain/catalogue-limits.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { BothVersions } from '#web/ui/fields/field.tsx';
import type { Versions } from '#web/ui/fields/other-version.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useEntryWords } from './entry-words.ts';
import './graded-jobs.css';

type Grades = Readonly<Record<string, number>>;

type GradedJobsProps = {
  value: Grades | undefined;
  error: string | undefined;
  versions: Versions | undefined;
  onChange: (grades: Record<string, number>) => void;
};

const { minimum, maximum, step } = gradeBounds;
const steps = Array.from({ length: (maximum - minimum) / step + 1 }, (_, i) => minimum + i * step);
/** Grade of a job that was just added, in the middle. */
const firstGrade = 2;

export const GradedJobs = ({ value: grades = {}, error, versions, onChange }: GradedJobsProps) => {
  const { t } = useTranslation('cases');
  const { nameOf, compare } = useEntryWords();
  const jobs = useCall(api.catalogue.listJobs, []).data?.jobs;
  const place = useRef<HTMLFieldSetElement>(null);
  const names = new Map((jobs ?? []).map((job) => [job.id, nameOf(job)]));
  const labelOf = (id: string): string => names.get(id) ?? id;
  const byLabel = (a: string, b: string): number => compare(labelOf(a), labelOf(b));
  const gradeText = (grade: number): string => figure(grade, currentLanguage());
  const rows = Object.keys(grades).sort(byLabel);
  const open = [...names.keys()].filter((id) => !(id in grades)).sort(byLabel);
  const remove = (id: string) => {
    const { [id]: _, ...others } = grades;
    onChange(others);
    // The button that had the focus is gone.
    place.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset className="field graded-jobs" ref={place}>
      <legend className="label">{t('gradedJobs')}</legend>
      <p className="hint">{t('gradedJobsHint')}</p>
      <Combobox
        label={t('addJob')}
        options={open.map((id) => ({ value: id, label: labelOf(id) }))}
        value=""
        onChange={({ target }) => target.value && onChange({ ...grades, [target.value]: firstGrade })}
      />
      {error && (
        <p className="error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      <ul>
        {rows.map((id) => (
          <li key={id}>
            <span>{labelOf(id)}</span>
            <SelectField
              label={t('gradeOf', { name: labelOf(id) })}
              isLabelHidden
              options={steps.map((grade) => ({ value: String(grade), label: gradeText(grade) }))}
              value={String(grades[id])}
              onChange={({ target }) => onChange({ ...grades, [id]: Number(target.value) })}
            />
            <IconButton icon="x" label={t('removeJob', { name: labelOf(id) })} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
      <BothVersions
        label={t('gradedJobs')}
        versions={versions}
        show={(stored) =>
          Object.entries(stored as Grades)
            .map(([id, grade]) => `${labelOf(id)} (${gradeText(grade)})`)
            .join(', ')
        }
      />
    </fieldset>
  );
};
