import { useRef, useState } from 'react';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { notifyFailure } from '#web/lib/calls/failures.ts';
import { beginImport, errorsIn, type LineError, type Made } from './import-calls.ts';

/** Reads UTF-8, or else windows-1252, which spreadsheets on Windows write. */
const readText = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

type Outcome = { made: Made } | { errors: readonly LineError[] } | { failure: ApiError };
type Chosen = { file: File; csv: string; readAt: number; outcome?: Outcome };

/** The dry run starts as soon as the file is read. */
export const useChosenList = (kind: ImportedKind, universityId: string, onBegun: (id: string) => void) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef<File>(undefined);

  const send = async (list: Chosen, isDryRun: boolean) => {
    const show = (outcome: Outcome) => {
      // Another file was chosen meanwhile.
      if (latest.current === list.file) setChosen({ ...list, outcome });
    };
    setBusy(true);
    try {
      const made = await beginImport[kind]({ params: { universityId }, body: { csv: list.csv, isDryRun } });
      show({ made });
      if (made.id !== null) onBegun(made.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = errorsIn(error);
      notifyFailure(error, () => errors !== null);
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
      const list = { file, csv: await readText(file), readAt: Date.now() };
      if (latest.current !== file) return;
      setChosen(list);
      await send(list, true);
    },
    confirm: () => (chosen ? send(chosen, false) : undefined),
    /** Repeats a dry run that failed without line errors. */
    retry: () => (chosen ? send(chosen, true) : undefined),
  };
};
export type ChosenList = ReturnType<typeof useChosenList>;
