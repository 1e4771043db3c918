import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { notifyFailure } from '#web/lib/calls/failures.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { sendFile } from '#web/lib/files/send-file.ts';
import { registerUnsaved } from '#web/lib/forms/unsaved.ts';
import { currentTexts, useTranslation } from '#web/lib/words/i18n.ts';

export type ChosenDocument = { label: string; description: string; file: File };

export type Upload = ChosenDocument & {
  id: string;
  sent: number;
  error?: ApiError;
  /** Key in the bucket, once the file is stored there. */
  key?: string;
};

export type Uploads = {
  isForUniversity: boolean;
  all: readonly Upload[];
  start: (chosen: ChosenDocument) => void;
  retry: (upload: Upload) => void;
  /** Aborts a running upload. */
  drop: (upload: Upload) => void;
};

type Change = { id: string; to: Partial<Upload> | null };

const changed = (all: readonly Upload[], { id, to }: Change): readonly Upload[] =>
  to === null ? all.filter((one) => one.id !== id) : all.map((one) => (one.id === id ? { ...one, ...to } : one));

const stopAll = (running: ReadonlyMap<string, AbortController>): void => {
  for (const stop of running.values()) stop.abort();
};

/** Asks before the screen is left while any upload is left. */
export const useUploads = ({ isForUniversity }: { isForUniversity: boolean }): Uploads => {
  const { t } = useTranslation('resources');
  const [all, dispatch] = useReducer(
    (before: readonly Upload[], change: Upload | Change) =>
      'to' in change ? changed(before, change) : [change, ...before],
    [],
  );
  const [running] = useState(() => new Map<string, AbortController>());
  const isAny = all.length > 0;

  useEffect(() => () => stopAll(running), [running]);
  useLayoutEffect(() => {
    if (!isAny) return;
    return registerUnsaved({
      isOnScreen: true,
      settle: async () => currentTexts()('unsaved.logout'),
      discard: () => stopAll(running),
    });
  }, [isAny, running]);

  const take = async (upload: Upload, signal: AbortSignal): Promise<void> => {
    const { id, file, label, description } = upload;
    const show = (to: Partial<Upload>) => dispatch({ id, to });
    const send = async (): Promise<string> => {
      const type = file.type || 'application/octet-stream';
      const form = await api.resources.documentForm({ body: { type, size: file.size, isForUniversity } });
      signal.throwIfAborted();
      await sendFile(form, file, { signal, onProgress: (sent) => show({ sent }) });
      show({ sent: file.size, key: form.key });
      return form.key;
    };
    // Retries are idempotent, since one key creates one document.
    const key = upload.key ?? (await send());
    signal.throwIfAborted();
    await api.resources.create({ body: { label, description, isForUniversity, key, fileName: file.name } });
    dispatch({ id, to: null });
    notifySuccess(t('document.added'));
    await announceChange('resources');
  };

  const run = (upload: Upload): void => {
    const stop = new AbortController();
    running.set(upload.id, stop);
    take(upload, stop.signal)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        notifyFailure(error);
        // The bucket deletes unclaimed files after a day.
        const expired = error.status === 404 && { key: undefined };
        dispatch({ id: upload.id, to: { error, ...expired } });
      })
      .finally(() => running.delete(upload.id));
  };

  return {
    isForUniversity,
    all,
    start: (chosen) => {
      const upload = { ...chosen, id: crypto.randomUUID(), sent: 0 };
      dispatch(upload);
      run(upload);
    },
    retry: (upload) => {
      const again = { ...upload, error: undefined, sent: upload.key ? upload.file.size : 0 };
      dispatch({ id: upload.id, to: again });
      run(again);
    },
    drop: (upload) => {
      running.get(upload.id)?.abort();
      dispatch({ id: upload.id, to: null });
    },
  };
};
