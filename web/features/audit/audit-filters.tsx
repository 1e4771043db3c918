import { auditKinds } from '#shared/domain/audit-acts.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { AuditFilters as Filters } from './use-audit-filters.ts';

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
      value={university.value}
      onChange={({ target }) => university.choose(target.value)}
    />
  );
};

/** By what one looks for acts: who did it or to whom, of which kind, from which day to which, and where one may see several, in which university. */
export const AuditFilters = ({ filters, isOfAll }: { filters: Filters; isOfAll: boolean }) => {
  const { t } = useTranslation('audit');
  const { text, kind, from, until, university } = filters;
  return (
    <search className="audit-filters" aria-label={t('filters')}>
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={text.typed}
        onChange={text.type}
        isLabelShown
      />
      {isOfAll && <UniversityFilter university={university} />}
      <SelectField
        label={t('kind')}
        placeholder={t('anyKind')}
        options={auditKinds
          // What belongs to no university is shown where all is.
          .filter((value) => isOfAll || value !== 'catalogue')
          .map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind.value}
        onChange={({ target }) => kind.choose(target.value)}
      />
      <div className="audit-period">
        <TextField
          label={t('from')}
          type="date"
          max={until.value || today()}
          value={from.value}
          onChange={({ target }) => from.choose(target.value)}
        />
        <TextField
          label={t('until')}
          type="date"
          min={from.value || undefined}
          max={today()}
          value={until.value}
          onChange={({ target }) => until.choose(target.value)}
        />
      </div>
    </search>
  );
};
