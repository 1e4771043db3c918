import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import { monthlyCostOf } from '#shared/domain/usage-cost.ts';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import type { UniversityUsages } from '#shared/schemas/usage.ts';
import { compareTexts, type ListColumn, ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { DeleteButton, EditLink } from '#web/blocks/row-buttons.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { dollars, fileSize } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { LogoTile } from '#web/ui/avatar.tsx';
import { Raised } from '#web/ui/raised.tsx';
import './universities.css';

const RemoveUniversity = onDemand(async () => (await import('./remove-university.tsx')).RemoveUniversity);

type UsageOfUniversity = UniversityUsages['rows'][number];

/** Shows the last thirty days' figures; nothing while a silent cell keeps them. */
const UsedLine = ({ used }: { used: UsageOfUniversity | undefined }) => {
  const { t } = useTranslation('universityList');
  const language = currentLanguage();
  if (!used) return null;
  const { people, requests, bytes } = used;
  const cost = monthlyCostOf(used, 30);
  const facts = [
    people !== null && t('used.people', { count: people }),
    requests !== null && t('used.requests', { count: requests }),
    bytes !== null && fileSize(bytes, language),
    cost !== null && t('used.cost', { cost: dollars(cost, language) }),
  ].flatMap((fact) => (fact === false ? [] : [fact.replaceAll(' ', '\u00a0')]));
  if (facts.length === 0) return <span className="small muted">{t('used.none')}</span>;
  return (
    <span className="small muted used-facts">
      {facts.map((fact, i) => (
        <span key={fact}>
          {i > 0 && <span className="dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
};

type UniversityListProps = {
  query: Query<unknown>;
  rows: readonly ListedUniversity[] | undefined;
  /** Users of a deleted university may be moved to these. */
  all: readonly ListedUniversity[];
  pathOf: (id: string) => string;
  noteOf: (university: ListedUniversity) => string | undefined;
  usages: readonly UsageOfUniversity[] | undefined;
  filter: ReactNode;
  empty: ReactNode;
  onRemoved: () => void;
};

const byName = (a: ListedUniversity, b: ListedUniversity) => compareTexts(a.name, b.name);
const byCity = (a: ListedUniversity, b: ListedUniversity) =>
  Number(!a.city) - Number(!b.city) || compareTexts(a.city ?? '', b.city ?? '') || byName(a, b);
const byAge = (a: ListedUniversity, b: ListedUniversity) => compareTexts(a.createdAt, b.createdAt);
const byCell = (a: ListedUniversity, b: ListedUniversity) => compareTexts(a.cell, b.cell) || byName(a, b);
const nameOf = ({ name }: ListedUniversity): string => name;

export const UniversityList = ({
  query,
  rows,
  all,
  pathOf,
  noteOf,
  usages,
  filter,
  empty,
  onRemoved,
}: UniversityListProps) => {
  const { t } = useTranslation('universityList');
  const [removing, setRemoving] = useState<ListedUniversity>();
  const cityOf = ({ city }: ListedUniversity) => city ?? t('noCity');
  const dateOf = ({ createdAt = '' }: ListedUniversity) => <Raised>{longDate(createdAt, currentLanguage())}</Raised>;
  const hasCells = all.some(({ cell }) => cell);
  // The figures below a name need room.
  const width = hasCells ? 'm' : 'l';
  const cellColumn: ListColumn<ListedUniversity> = {
    id: 'cell',
    header: t('cell'),
    compare: byCell,
    isHiddenNarrow: true,
    width: 's',
    cell: ({ cell }) => <span className="sm">{cell}</span>,
  };
  const columns: ListColumn<ListedUniversity>[] = [
    {
      id: 'name',
      header: t('name'),
      compare: byName,
      cell: (university) => (
        <span className="cell-university">
          <LogoTile name={university.name} url={university.logoUrl} />
          <span className="cell-lines">
            <Link className="h4" to={pathOf(university.id)}>
              {university.name}
            </Link>
            <UsedLine used={usages?.find(({ universityId }) => universityId === university.id)} />
            {noteOf(university) && <span className="small">{noteOf(university)}</span>}
            <span className="only-narrow small muted">
              {cityOf(university)}, <span className="nowrap">{dateOf(university)}</span>
              {university.cell && (
                <>
                  , <span className="nowrap">{t('inCell', { cell: university.cell })}</span>
                </>
              )}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('createdAt'),
      compare: byAge,
      isHiddenNarrow: true,
      width,
      cell: (university) => <span className="sm nowrap num">{dateOf(university)}</span>,
    },
    {
      id: 'city',
      header: t('city'),
      compare: byCity,
      isHiddenNarrow: true,
      width,
      cell: (university) => <span className={university.city ? 'sm' : 'sm muted'}>{cityOf(university)}</span>,
    },
    ...(hasCells ? [cellColumn] : []),
    {
      id: 'action',
      header: t('action'),
      isHeaderHidden: true,
      isEnd: true,
      width: 's',
      cell: (university) => (
        <span className="row-actions">
          <EditLink label={t('edit', { name: university.name })} to={pathOf(university.id)} />
          <DeleteButton label={t('remove.label', { name: university.name })} onClick={() => setRemoving(university)} />
        </span>
      ),
    },
  ];

  return (
    <div className="universities">
      <ListTable
        query={query}
        rows={rows}
        caption={t('title')}
        rowKey={({ id }) => id}
        initialOrder={{ by: 'name', direction: 'ascending' }}
        search={{
          label: t('search'),
          placeholder: t('searchPlaceholder'),
          textOf: nameOf,
          none: (typed) => t('noResult', { query: typed }),
        }}
        filter={filter}
        empty={empty}
        columns={columns}
      />
      {removing && (
        <RemoveUniversity
          university={removing}
          all={all}
          onClose={() => setRemoving(undefined)}
          onRemoved={onRemoved}
        />
      )}
    </div>
  );
};
