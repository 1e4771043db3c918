import { useRef, useState } from 'react';
import { type UserCv, type UserCvChanges, userCv } from '#shared/schemas/usercv.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { createTaskQueue, sendMerged, useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/**
 * Optimistic. Each choice is sent with the whole record (S4.27) after the one before, so that two quick switches never
 * undo each other; a failed one is reverted.
 */
export const useCv = (userId: string, stored: UserCv) => {
  const { t } = useTranslation('usercv');
  const { mutateAsync, ...sent } = useSend(api.usercv.update, { success: t('saved'), isMerged: true });
  const [wanted, setWanted] = useState<UserCvChanges>({});
  const latest = useRef(stored);
  latest.current = stored;
  const [inTurn] = useState(createTaskQueue);
  const waiting = useRef(0);
  const params = { id: userId };

  const show = async (part: UserCvChanges, send: () => Promise<UserCv>): Promise<UserCv> => {
    setWanted((before) => ({ ...before, ...part }));
    waiting.current += 1;
    try {
      return await inTurn(async () => {
        // Set before the next choice is sent, because the screen shows this reply only later.
        latest.current = await send();
        return latest.current;
      });
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setWanted({});
    }
  };

  /** Changes typed text; `revision` is the one that the user saw while typing. */
  const change = (part: UserCvChanges, revision: number | undefined): Promise<UserCv> =>
    show(part, () => mutateAsync({ params, body: part, revision }));

  /** Applies the choice to the latest record. On an error the message has been shown and the choice is reverted. */
  const choose = (part: UserCvChanges): void => {
    const send = (cv: UserCv) => mutateAsync({ params, body: cv, revision: cv.revision });
    show(part, () => sendMerged(latest.current, () => part, send)).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };

  return { stored, cv: userCv.parse({ ...stored, ...wanted }), change, choose, sent };
};

export type CvRecord = ReturnType<typeof useCv>;
