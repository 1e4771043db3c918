import { useMemo } from 'react';
import * as z from 'zod/mini';
import { localized } from '#shared/domain/localized.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { StarField } from '#web/ui/fields/cv-fields.tsx';
import type { Rate, RatedList, Row } from './rated-lists.ts';

const schema = z.object({ entryId: z.string().check(z.minLength(1)), value: z.number() });

const useCatalogueList = (kind: RatedList['kind']): readonly CatalogueEntry[] | undefined => {
  const skills = useCall(api.catalogue.listSkills, [], { isEnabled: kind === 'skills' });
  const values = useCall(api.catalogue.listValues, [], { isEnabled: kind === 'values' });
  const activities = useCall(api.catalogue.listActivities, [], { isEnabled: kind === 'activities' });
  return { skills: skills.data?.skills, values: values.data?.values, activities: activities.data?.activities }[kind];
};

type AddEntryProps = { kind: RatedList['kind']; rows: readonly Row[]; rate: Rate; onClose: () => void };

export const AddEntry = ({ kind, rows, rate, onClose }: AddEntryProps) => {
  const { t } = useTranslation('usercv');
  const language = currentLanguage();
  const offered = useCatalogueList(kind);
  const { mutateAsync } = useSend(rate, { success: t(`${kind}.added`), onDone: onClose });
  const { bind, values, set, ...form } = useForm({ schema, initial: { entryId: '', value: 0 }, send: mutateAsync });
  const options = useMemo(
    () =>
      (offered ?? [])
        .filter(({ id }) => !rows.some(({ entry }) => entry.id === id))
        .map((entry) => ({ value: entry.id, label: localized(entry, language).name }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [offered, rows, language],
  );
  const stars = Number(values.value);
  return (
    <FormDialog title={t(`${kind}.add`)} submitLabel={t('add.submit')} form={form} onClose={onClose}>
      <Combobox
        label={t(`${kind}.name`)}
        hint={t('hint', { count: rows.length })}
        options={options}
        {...bind('entryId')}
      />
      <div className="row">
        <span aria-hidden="true">{t('yourRating')}</span>
        <StarField
          label={t('yourRating')}
          value={stars}
          describe={(value) => t('stars', { count: value, value: figure(value, language) })}
          onRate={(value) => set('value', value)}
        />
      </div>
    </FormDialog>
  );
};
