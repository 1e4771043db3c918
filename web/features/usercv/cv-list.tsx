import { useRef, useState } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { DeleteButton, RemoveButton } from '#web/blocks/row-buttons.tsx';
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
const TakeStrengths = onDemand(async () => (await import('./take-strengths.tsx')).TakeStrengths);
const ProofDialog = onDemand(async () => (await import('./proofs/proof-dialog.tsx')).ProofDialog);

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

/** The sentence under a skill's name, and the button that writes it. */
const Proof = ({ proof, name, onWrite }: { proof: string | null; name: string; onWrite: () => void }) => {
  const { t } = useTranslation('usercv');
  return (
    <>
      {proof && <p className="small muted said">{proof}</p>}
      <button
        type="button"
        className="chip-act"
        aria-label={t(proof ? 'proof.editOf' : 'proof.writeOf', { name })}
        onClick={onWrite}
      >
        {t(proof ? 'proof.edit' : 'proof.write')}
      </button>
    </>
  );
};

type CvListProps = { list: RatedList; portfolioId: string | undefined };

export const CvList = ({ list: { kind, query, ...calls }, portfolioId }: CvListProps) => {
  // A rating that arrives late must not bring back an entry removed after it.
  const [inTurn] = useState(createTaskQueue);
  const rate = queued(inTurn, calls.rate);
  const remove = queued(inTurn, calls.remove);
  const { t } = useTranslation(['usercv', 'cv', 'common']);
  const [isAdding, setAdding] = useState(false);
  const [proving, setProving] = useState<Row>();
  const [losing, setLosing] = useState<Row>();
  const add = useRef<HTMLButtonElement>(null);
  const nameOf = ({ entry }: Row) => localized(entry, currentLanguage()).name;
  return (
    <Loaded query={query} skeleton={<span className="skeleton" />}>
      {(rows) => (
        <>
          <div className="sheet narrow-lines">
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
                        {row.proof !== undefined && (
                          <Proof proof={row.proof} name={nameOf(row)} onWrite={() => setProving(row)} />
                        )}
                      </td>
                      <td>
                        <Stars row={row} name={nameOf(row)} rate={rate} />
                      </td>
                      <td className="end">
                        {row.proof ? (
                          <DeleteButton label={t('remove', { name: nameOf(row) })} onClick={() => setLosing(row)} />
                        ) : (
                          <RemoveButton
                            label={t('remove', { name: nameOf(row) })}
                            tip={t('common:delete')}
                            call={remove}
                            id={row.id}
                            success={t(`${kind}.removed`)}
                            onRemoved={() => add.current?.focus()}
                          />
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
          <div className="row">
            <Button ref={add} icon="plus" onClick={() => setAdding(true)}>
              {t(`${kind}.add`)}
            </Button>
            {portfolioId && <TakeStrengths kind={kind} portfolioId={portfolioId} rows={rows} rate={rate} />}
          </div>
          {portfolioId && <p className="hint">{t(`${kind}.takeHint`)}</p>}
          {proving && (
            <ProofDialog
              key={proving.id}
              name={nameOf(proving)}
              proof={proving.proof ?? null}
              send={(proof) => rate({ entryId: proving.entry.id, proof })}
              stale={rate}
              onClose={() => setProving(undefined)}
            />
          )}
          {losing && (
            <RemoveDialog
              title={t('proof.loseTitle', { name: nameOf(losing) })}
              text={t('proof.loseText')}
              call={remove}
              input={{ params: { id: losing.id } }}
              success={t(`${kind}.removed`)}
              onClose={() => setLosing(undefined)}
              onRemoved={() => add.current?.focus()}
            />
          )}
          {isAdding && <AddEntry kind={kind} rows={rows} rate={rate} onClose={() => setAdding(false)} />}
        </>
      )}
    </Loaded>
  );
};
