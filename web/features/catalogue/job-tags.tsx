import { useState } from 'react';
import { jobTags } from '#shared/schemas/catalogue-lists.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { JobFields } from './use-job-form.ts';

const JobTagFields = onDemand(async () => (await import('./job-tag-fields.tsx')).JobTagFields, {
  texts: ['lists', 'jobFields'],
});

/** Folded and loaded on demand, since these fields rarely change. Unfolds when one has an error. */
export const JobTags = ({ form }: { form: JobFields }) => {
  const { t } = useTranslation('catalogues');
  const [isOpen, setOpen] = useState(false);
  const isWrong = [...jobTags.keys()].some((name) => form.errorOf(name));
  return (
    <details
      className="sheet job-tags"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 className="t1">{t('tags.title')}</h2>
        <Icon name="chevron-down" className="chev" />
      </summary>
      {(isOpen || isWrong) && <JobTagFields form={form} />}
    </details>
  );
};
