import { useRef, useState } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { Loaded, type Query } from '#web/blocks/loaded.tsx';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { createTaskQueue } from '#web/lib/calls/task-queue.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StarField } from '#web/ui/fields/star-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Kind, Rate, Row } from './rated-list.ts';

const AddEntry = onDemand(async () => (await import('./add-entry.tsx')).AddEntry);

type CellProps = { kind: Kind; row: Row; name: string };

const Stars = ({ row, name, rate }: Omit<CellProps, 'kind'> & { rate: Rate }) => {
  const { t } = useTranslation('usercv');
  const { mutate, sending } = useSend(rate);
  const describe = (value: number) => t('stars', { count: value, value: figure(value, currentLanguage()) });
  return (
    <StarField
      label={t('rate', { name })}
      value={sending?.value ?? row.value ?? 0}
      describe={describe}
      onRate={(value) => mutate({ entryId: row.entry.id, value })}
    />
  );
};

type RemoveProps = CellProps & { remove: ApiCall<[{ params: { id: string } }], unknown>; onRemoved: () => void };

/** Asks nothing: the entry is added again as quickly. */
const Remove = ({ kind, row, name, remove, onRemoved }: RemoveProps) => {
  const { t } = useTranslation(['usercv', 'common']);
  const { mutate, isPending } = useSend(remove, { success: t(`${kind}.removed`), onDone: onRemoved });
  return (
    <IconButton
      icon={isPending ? 'loader-circle' : 'trash-2'}
      tone="danger"
      label={t('remove', { name })}
      tip={t('common:delete')}
      aria-disabled={isPending}
      onClick={isPending ? undefined : () => mutate({ params: { id: row.id } })}
    />
  );
};

const queued = <I, T>(inTurn: ReturnType<typeof createTaskQueue>, call: ApiCall<[I], T>): ApiCall<[I], T> =>
  Object.assign((input: I) => inTurn(() => call(input)), { key: call.key, stale: call.stale });

type CvListProps = { kind: Kind; query: Query<readonly Row[]>; rate: Rate } & Pick<RemoveProps, 'remove'>;

export const CvList = ({ kind, query, ...calls }: CvListProps) => {
  // A rating that arrives late must not bring back an entry removed after it.
  const [inTurn] = useState(createTaskQueue);
  const rate = queued(inTurn, calls.rate);
  const remove = queued(inTurn, calls.remove);
  const { t } = useTranslation(['usercv', 'cv', 'common']);
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const nameOf = ({ entry }: Row) => localized(entry, currentLanguage()).name;
  return (
    <Loaded query={query} skeleton={<span className="skeleton" />}>
      {(rows) => (
        <>
          <div className="sheet">
            {rows.length === 0 ? (
              <EmptyState heading="h4" title={t(`${kind}.empty`)} />
            ) : (
              <table className="table">
                <caption className="sr">{t('cv:rated', { list: t(`cv:lists.${kind}`) })}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t(`${kind}.name`)}</th>
                    <th scope="col" className="stars-col">
                      {t('rating')}
                    </th>
                    <th scope="col" className="end act-col">
                      <span className="sr">{t('common:delete')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <td>
                        {nameOf(row)}
                        {!row.entry.active && <span className="small muted"> ({t('cv:retired')})</span>}
                      </td>
                      <td>
                        <Stars row={row} name={nameOf(row)} rate={rate} />
                      </td>
                      <td className="end">
                        <Remove
                          kind={kind}
                          row={row}
                          name={nameOf(row)}
                          remove={remove}
                          onRemoved={() => add.current?.focus()}
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
          <p>
            <Button ref={add} icon="plus" onClick={() => setAdding(true)}>
              {t(`${kind}.add`)}
            </Button>
          </p>
          {isAdding && <AddEntry kind={kind} rows={rows} rate={rate} onClose={() => setAdding(false)} />}
        </>
      )}
    </Loaded>
  );
};
