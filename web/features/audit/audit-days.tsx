import { dayIn } from '#shared/domain/day-in.ts';
import { longDate } from '#shared/domain/long-date.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { actText, moreText, type Named, nameText } from './act-words.ts';
import './audit.css';

const dayOf = ({ at }: AuditEntry): string => dayIn(at);

const Name = ({ of, kind }: { of: Named; kind: Parameters<typeof nameText>[1] }) => {
  const { t } = useTranslation('audit');
  const text = nameText(of, kind, t);
  return of.name === null ? <i className="muted">{text}</i> : text;
};

const useColumns = (isOfAll: boolean): Column<AuditEntry>[] => {
  const { t } = useTranslation(['audit', 'lists', 'users', 'jobFields']);
  const who = (entry: AuditEntry) => <Name of={entry.who} kind="person" />;
  const time = ({ at }: AuditEntry) => timeOfDay(Date.parse(at), currentLanguage());
  const whom = ({ what }: AuditEntry) => what && <Name of={what} kind={what.kind} />;
  const where = ({ University }: AuditEntry) => University && <Name of={University} kind="university" />;
  return [
    {
      id: 'time',
      header: t('time'),
      width: 's',
      isHiddenNarrow: true,
      cell: (entry) => <span className="muted num nowrap">{time(entry)}</span>,
    },
    {
      id: 'who',
      header: t('who'),
      width: 'l',
      isHiddenNarrow: true,
      cell: (entry) => (
        <span className="cell-lines">
          <span>{who(entry)}</span>
          {isOfAll && <span className="muted">{where(entry)}</span>}
        </span>
      ),
    },
    {
      id: 'what',
      header: t('what'),
      cell: (entry) => {
        const more = moreText(entry, t);
        return (
          <span className="cell-lines">
            <span className="only-narrow muted">
              <span className="num nowrap">{time(entry)}</span> {who(entry)}
            </span>{' '}
            <span>{actText(entry, t)}</span>
            {more && <span className="muted">{more}</span>}
            <b className="only-narrow">{whom(entry)}</b>
            {isOfAll && <span className="only-narrow muted">{where(entry)}</span>}
          </span>
        );
      },
    },
    { id: 'whom', header: t('whom'), isHiddenNarrow: true, cell: (entry) => <b>{whom(entry)}</b> },
  ];
};

export const AuditDays = ({ entries, isOfAll }: { entries: readonly AuditEntry[] | undefined; isOfAll: boolean }) => {
  const { t } = useTranslation(['audit', 'common']);
  const columns = useColumns(isOfAll);
  const days = entries ? [...Map.groupBy(entries, dayOf).entries()] : [['', undefined] as const];
  return (
    <div className={isOfAll ? 'audit dense sheet of-all' : 'audit dense sheet'}>
      {days.map(([day, rows]) => {
        const title = rows?.[0] && longDate(rows[0].at, currentLanguage());
        return (
          <section key={day}>
            <h2>{title ? <Raised>{title}</Raised> : <span className="skeleton w35" />}</h2>
            <Table
              caption={title ?? t('caption')}
              loadingLabel={t('common:loading')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={columns}
              empty={null}
            />
          </section>
        );
      })}
    </div>
  );
};
