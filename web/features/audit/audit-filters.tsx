import * as z from 'zod/mini';
import { auditKinds } from '#shared/domain/audit-acts.ts';
import { auditQuery } from '#shared/schemas/audit.ts';
import { day } from '#shared/schemas/fields.ts';
import { useChosenParam, useTypedParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { SearchField, TextField } from '#web/ui/fields/text-field.tsx';

export type AuditQuery = z.output<typeof auditQuery>;

/** Start of the day in the reader's time zone; undefined for an invalid day. */
const startOf = (typed: string, after = 0): string | undefined => {
  if (!z.safeParse(day, typed).success) return undefined;
  const date = new Date(`${typed}T00:00`);
  date.setDate(date.getDate() + after);
  return date.toISOString();
};

/** Returns props for a field. */
const useParamField = (name: string) => {
  const [value, choose] = useChosenParam(name);
  return { value, onChange: ({ target }: { target: { value: string } }) => choose(target.value) };
};

export const useAuditFilters = () => {
  const text = useTypedParam('search');
  const kind = useParamField('kind');
  const from = useParamField('from');
  const until = useParamField('until');
  const university = useParamField('university');
  const query: AuditQuery = {
    search: text.settled.slice(0, 200) || undefined,
    kind: z.safeParse(auditQuery.shape.kind, kind.value).data,
    from: startOf(from.value),
    until: startOf(until.value, 1),
  };
  return {
    query,
    /** Filters of the panel, without the search. */
    chosenCount: [kind, from, until, university].filter(({ value }) => value !== '').length,
    isFiltered: university.value !== '' || Object.values(query).some((value) => value !== undefined),
    text,
    kind: { ...kind, value: query.kind ?? '' },
    from,
    until,
    university,
    reset: text.reset,
  };
};
type Filters = ReturnType<typeof useAuditFilters>;

const UniversityFilter = ({ university }: Pick<Filters, 'university'>) => {
  const { t } = useTranslation('audit');
  const rows = useCall(api.universities.list, []).data?.rows ?? [];
  return (
    <SelectField
      label={t('university')}
      placeholder={t('anyUniversity')}
      options={rows
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()))}
      {...university}
    />
  );
};

export const AuditFilters = ({ filters, isOfAll }: { filters: Filters; isOfAll: boolean }) => {
  const { t } = useTranslation('audit');
  const { text, kind, from, until, university } = filters;
  return (
    <search className="audit-filters" aria-label={t('filters')}>
      <SearchField label={t('search')} placeholder={t('search')} value={text.typed} onChange={text.type} />
      <DisclosureMenu label={t('chosen', { count: filters.chosenCount })} icon="sliders-horizontal">
        {isOfAll && <UniversityFilter university={university} />}
        <SelectField
          label={t('kind')}
          placeholder={t('anyKind')}
          options={auditKinds
            // Catalogue acts belong to no university.
            .filter((value) => isOfAll || value !== 'catalogue')
            .map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...kind}
        />
        <div className="audit-period">
          <TextField label={t('from')} type="date" max={until.value || today()} {...from} />
          <TextField label={t('until')} type="date" min={from.value || undefined} max={today()} {...until} />
        </div>
      </DisclosureMenu>
    </search>
  );
};
