import type { ReactNode } from 'react';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { personName } from './person.tsx';
import { UndoBatchButton } from './undo.tsx';
import type { TableDecisions } from './use-table-decisions.ts';

const mostNames = 5;

/** Returns "Ada Roy, Ben Noor and 12 others". */
const namesOf = (users: readonly Member[], others: (count: number) => string): string => {
  const isAll = users.length <= mostNames;
  const names = users.slice(0, isAll ? mostNames : mostNames - 1).map(personName);
  return new Intl.ListFormat(currentLanguage()).format(isAll ? names : [...names, others(users.length - names.length)]);
};

const useContent = (table: TableDecisions): { text: string; acts?: ReactNode } | null => {
  const { t } = useTranslation('users');
  const { picked, lastBatch, failed } = table;
  const sending = lastBatch.filter(({ state }) => state === 'sending').length;
  if (sending > 0) return { text: t('many.sending', { done: lastBatch.length - sending, count: lastBatch.length }) };
  if (failed.length > 0) {
    const names = namesOf(
      failed.map(({ user }) => user),
      (count) => t('many.others', { count }),
    );
    return {
      text: t('many.failed', { count: failed.length, names }),
      acts: (
        <>
          <Button look="quiet" onClick={table.giveUp}>
            {t('many.leave')}
          </Button>
          <Button look="primary" onClick={table.retry}>
            {t('many.retry')}
          </Button>
        </>
      ),
    };
  }
  if (picked.users.length > 0) {
    const count = picked.users.length;
    const unconfirmed = picked.users.filter(({ emailConfirmed }) => !emailConfirmed).length;
    return {
      text: [t('many.picked', { count }), unconfirmed > 0 && t('many.unconfirmed', { count: unconfirmed })]
        .filter(Boolean)
        .join(', '),
      acts: (
        <>
          <IconButton icon="x" label={t('many.clear')} onClick={picked.clear} />
          <Button onClick={() => table.setQuestion({ rejecting: picked.users })}>{t('many.reject', { count })}</Button>
          <Button look="primary" onClick={() => table.decideMany(picked.users, 'ACCEPTED')}>
            {t('many.accept', { count })}
          </Button>
        </>
      ),
    };
  }
  const undoable = lastBatch.filter(({ state }) => state === 'done');
  const count = undoable.length;
  if (count === 0) return null;
  return {
    text: t(undoable[0]?.status === 'ACCEPTED' ? 'many.accepted' : 'many.rejected', { count }),
    acts: <UndoBatchButton count={count} onUndo={() => table.undo(undoable)} />,
  };
};

export const DecideFooter = ({ table }: { table: TableDecisions }) => {
  const { lastBatch, foot } = table;
  const content = useContent(table);
  const isSending = lastBatch.some(({ state }) => state === 'sending');
  return (
    content && (
      <div className="save-footer pick-foot">
        <span className={isSending ? 'state dirty' : 'state'} role="status" tabIndex={-1} ref={foot}>
          {content.text}
        </span>
        {content.acts && <span className="acts">{content.acts}</span>}
      </div>
    )
  );
};
