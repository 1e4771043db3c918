import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import type { importProgress } from '#shared/schemas/import.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { announceChange } from '#web/lib/calls/changes.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { figure, timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Table } from '#web/ui/table.tsx';
import { forgetImport, getProgress, listPaths } from './import-calls.ts';

/** Milliseconds between two reads of the progress; a failing import is retried hourly. */
const pollMs = { running: 1_000, failing: 60_000, done: false } as const;

type Progress = z.output<typeof importProgress>;
type ImportProgressProps = { kind: ImportedKind; id: string; onAgain: () => void };

const Refusals = ({ refused, refusals }: Pick<Progress, 'refused' | 'refusals'>) => {
  const { t } = useTranslation(['listImports', 'common']);
  return (
    <>
      <Note tone="fail">
        <strong>{t('create.refused', { count: refused })}</strong>
      </Note>
      <Table
        caption={t('create.refusedCaption')}
        loadingLabel={t('common:loading')}
        rows={refusals}
        rowKey={({ line }) => String(line)}
        empty={null}
        columns={[
          { id: 'line', header: t('check.line'), width: 's', cell: ({ line }) => <span className="num">{line}</span> },
          { id: 'why', header: t('create.why'), cell: ({ msg }) => msg },
        ]}
      />
    </>
  );
};

const State = ({ kind, progress }: { kind: ImportedKind; progress: Progress }) => {
  const { t } = useTranslation('listImports');
  const language = currentLanguage();
  const { state, rows, done, refused, refusals, doneAt } = progress;
  const made = done - refused;
  if (state === 'done')
    return (
      <>
        <h2 className="h4">{doneAt && t('create.done', { time: timeOfDay(Date.parse(doneAt), language) })}</h2>
        {made > 0 && <Note tone="good">{t(`${kind}.made`, { count: made })}</Note>}
        {refused > 0 && <Refusals refused={refused} refusals={refusals} />}
        <div>
          <Link className={buttonClass({ look: 'primary' })} to={listPaths[kind]}>
            {t(`${kind}.see`)}
          </Link>
        </div>
      </>
    );
  return (
    <>
      <h2 className="h4">{t('create.running')}</h2>
      <div className="progress">
        <div className="t">
          <span>{t(`${kind}.progress`)}</span>
          <span className="num">{t('create.of', { count: done, total: figure(rows, language) })}</span>
        </div>
        <progress value={done} max={rows} aria-label={t(`${kind}.progress`)} />
      </div>
      {state === 'failing' ? (
        <Note tone="fail">{t('create.failing')}</Note>
      ) : (
        <p className="hint">{t('create.leave')}</p>
      )}
    </>
  );
};

/** Shows the result once; until then it finds the import again after the user left the screen. */
export const ImportProgress = ({ kind, id, onAgain }: ImportProgressProps) => {
  const { t } = useTranslation('listImports');
  const query = useCall(getProgress[kind], [{ params: { id } }], {
    refreshAfter: (reply) => (reply ? pollMs[reply.state] : false),
  });
  const state = query.data?.state;
  const isOver = state === 'done' || query.error?.status === 404;
  useEffect(() => {
    if (!isOver) return;
    forgetImport(kind);
    // Replies of `users` count courses, too.
    for (const group of ['users', 'formations']) void announceChange(group);
  }, [isOver, kind]);
  const again = <Button onClick={onAgain}>{t('create.again')}</Button>;
  return (
    <div className="sheet pad stack import-state">
      <p className="sr" role="status">
        {state && t(`create.${state === 'done' ? 'over' : state}`)}
      </p>
      <Loaded query={query} skeleton={<span className="skeleton w60" />} wayOut={again}>
        {(progress) => (
          <>
            <State kind={kind} progress={progress} />
            {progress.state === 'done' && <div>{again}</div>}
          </>
        )}
      </Loaded>
    </div>
  );
};
