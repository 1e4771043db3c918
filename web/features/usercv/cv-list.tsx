import { useRef, useState } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { RemoveButton } from '#web/blocks/row-buttons.tsx';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { createTaskQueue, useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StarField } from '#web/ui/fields/cv-fields.tsx';
import type { Rate, RatedList, Row } from './rated-lists.ts';

const AddEntry = onDemand(async () => (await import('./add-entry.tsx')).AddEntry);

const Stars = ({ row, name, rate }: { row: Row; name: string; rate: Rate }) => {
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

const queued = <I, T>(inTurn: ReturnType<typeof createTaskQueue>, call: ApiCall<[I], T>): ApiCall<[I], T> =>
  Object.assign((input: I) => inTurn(() => call(input)), { key: call.key, stale: call.stale });

export const CvList = ({ list: { kind, query, ...calls } }: { list: RatedList }) => {
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
                        <RemoveButton
                          label={t('remove', { name: nameOf(row) })}
                          tip={t('common:delete')}
                          call={remove}
                          id={row.id}
                          success={t(`${kind}.removed`)}
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
