import type { ListedCase } from '#shared/schemas/catalogue.ts';
import { EntryList } from '#web/features/catalogue/entry-list.tsx';
import { useEntryWords } from '#web/features/catalogue/entry-words.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';

const AddCase = onDemand(async () => (await import('#web/features/catalogue/add-case.tsx')).AddCase);

export const Cases = () => {
  const { t } = useTranslation(['cases', 'catalogues']);
  const query = useCall(api.catalogue.listCases, []);
  const { compare, byName } = useEntryWords();
  const domains = useLabels()('researchDomain');
  const domainOf = ({ researchDomain }: ListedCase) => domains[researchDomain ?? 0] ?? t('noDomain');
  const graded = ({ gradedJobs, active }: ListedCase) =>
    [t('graded', { count: gradedJobs }), ...(active ? [] : [t('catalogues:state.no')])].join(', ');
  return (
    <EntryList
      list="cases"
      query={query}
      all={query.data?.cases}
      nameHeader={t('thesisTitle')}
      columns={[
        {
          id: 'domain',
          header: t('domain'),
          compare: (a, b) => compare(domainOf(a), domainOf(b)) || byName(a, b),
          cell: (row) => <span className="sm">{domainOf(row)}</span>,
        },
        {
          id: 'graded',
          header: t('gradedJobs'),
          width: 'm',
          compare: (a, b) => a.gradedJobs - b.gradedJobs || byName(a, b),
          cell: (row) => <span className="sm">{graded(row)}</span>,
        },
      ]}
      fact={(row) => `${domainOf(row)} · ${graded(row)}`}
      remove={api.catalogue.removeCase}
      add={(close) => <AddCase onClose={close} />}
    />
  );
};
