import { useLayoutEffect, useState } from 'react';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { registerUnsaved } from '#web/lib/forms/unsaved.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { closed, noHistory, redone, takenBack, typed, undone, withoutSaved } from './strength-history.ts';
import { strengthIn } from './strength-text.ts';

export type StrengthRow = { id: string; value: number; entry: CatalogueEntry };

type Change = { params: { id: string }; body: { value: number } };

/** Leaves an invalid text as typed. */
const spell = (text: string): string => {
  const value = strengthIn(text);
  return value === undefined ? text : figure(value, currentLanguage());
};

export const useStrengths = (
  rows: readonly StrengthRow[] | undefined,
  update: ApiCall<[Change], unknown>,
  success: string,
) => {
  const { t } = useTranslation('common');
  const [history, setHistory] = useState(noHistory);
  const [isBusy, setBusy] = useState(false);
  // Rows are saved one after the other; the list is refetched once at the end.
  const { mutateAsync } = useSend(update, { keepsCache: true });
  const { texts } = history;

  const savedOf = ({ value }: StrengthRow): string => figure(value, currentLanguage());
  const textOf = (row: StrengthRow): string => texts[row.id] ?? savedOf(row);
  const numberOf = (row: StrengthRow): number | undefined => {
    const text = texts[row.id];
    return text === undefined ? row.value : strengthIn(text);
  };
  const changed = (rows ?? []).filter((row) => numberOf(row) !== row.value);
  const isDirty = changed.length > 0;
  const words = t('unsaved.logout');
  useLayoutEffect(
    () => (isDirty ? registerUnsaved({ isOnScreen: true, spansTabs: true, settle: async () => words }) : undefined),
    [isDirty, words],
  );

  const save = async (): Promise<void> => {
    const saved: Record<string, string> = {};
    setBusy(true);
    try {
      for (const row of changed) {
        const value = numberOf(row);
        if (value === undefined) continue;
        await mutateAsync({ params: { id: row.id }, body: { value } });
        saved[row.id] = textOf(row);
      }
      notifySuccess(success);
    } catch (error) {
      // A toast has shown the error; the unsaved text stays.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      await announceChange('catalogue');
      setHistory((now) => withoutSaved(now, saved));
      setBusy(false);
    }
  };

  return {
    textOf,
    numberOf,
    changed,
    isDirty,
    isBusy,
    save,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    type: (row: StrengthRow, text: string) => setHistory((now) => typed(now, row.id, textOf(row), text)),
    close: () => setHistory((now) => closed(now, spell)),
    /** Restores the text as it was at focus, or the saved text if nothing was typed since. */
    takeBack: (row: StrengthRow) =>
      setHistory((now) =>
        now.open === row.id ? takenBack(now) : closed(typed(now, row.id, textOf(row), savedOf(row))),
      ),
    /** `undo` and `redo` return the id of the changed row. */
    undo: (): string | undefined => {
      setHistory(undone);
      return history.past.at(-1)?.id;
    },
    redo: (): string | undefined => {
      setHistory(redone);
      return history.future[0]?.id;
    },
    clear: () => setHistory(noHistory),
  };
};

export type Strengths = ReturnType<typeof useStrengths>;
