import { useRef, useState } from 'react';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { bring, errorsIn, type LineError, type Made } from './bring.ts';
import { textOf } from './text-of.ts';

type Outcome = { made: Made } | { errors: readonly LineError[] } | { failure: ApiError };
type Chosen = { file: File; csv: string; readAt: number; outcome?: Outcome };

/** A file that is chosen, tried as soon as it is there, and brought when that is confirmed. */
export const useChosenList = (kind: ImportedKind, universityId: string, onBegun: (id: string) => void) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef<File>(undefined);

  const send = async (list: Chosen, isDryRun: boolean) => {
    const show = (outcome: Outcome) => {
      // Another one was chosen meanwhile.
      if (latest.current === list.file) setChosen({ ...list, outcome });
    };
    setBusy(true);
    try {
      const made = await bring[kind]({ params: { universityId }, body: { csv: list.csv, isDryRun } });
      show({ made });
      if (made.id !== null) onBegun(made.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = errorsIn(error);
      show(errors ? { errors } : { failure: error });
    } finally {
      if (latest.current === list.file) setBusy(false);
    }
  };

  return {
    chosen,
    isBusy,
    choose: async (file: File | undefined) => {
      latest.current = file;
      if (!file) return setChosen(undefined);
      const list = { file, csv: await textOf(file), readAt: Date.now() };
      if (latest.current !== file) return;
      setChosen(list);
      await send(list, true);
    },
    confirm: () => (chosen ? send(chosen, false) : undefined),
    /** Tries again what was refused for another reason than its lines. */
    retry: () => (chosen ? send(chosen, true) : undefined),
  };
};
export type ChosenList = ReturnType<typeof useChosenList>;
