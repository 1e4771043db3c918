import { useRef, useState } from 'react';
import { type UserCv, type UserCvChanges, userCv } from '#shared/schemas/usercv.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { createTurns } from '#web/lib/calls/in-turn.ts';
import { sendOver } from '#web/lib/calls/send-over.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/**
 * One's CV as it is being changed: what was chosen shows at once, and is sent, with the whole record (S4.27), after the choice
 * before it, so that two switches in a row never undo each other. What could not be saved goes back.
 */
export const useCv = (userId: string, stored: UserCv) => {
  const { t } = useTranslation('usercv');
  const { mutateAsync, ...sent } = useSend(api.usercv.update, { success: t('saved'), isMerged: true });
  const [wanted, setWanted] = useState<UserCvChanges>({});
  const latest = useRef(stored);
  latest.current = stored;
  const [inTurn] = useState(createTurns);
  const waiting = useRef(0);
  const params = { id: userId };

  const show = async (part: UserCvChanges, send: () => Promise<UserCv>): Promise<UserCv> => {
    setWanted((before) => ({ ...before, ...part }));
    waiting.current += 1;
    try {
      return await inTurn(async () => {
        // The next one in turn is sent before the screen shows this reply.
        latest.current = await send();
        return latest.current;
      });
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setWanted({});
    }
  };

  /** Sends what was typed, over the revision that it was typed over. */
  const change = (part: UserCvChanges, revision: number | undefined): Promise<UserCv> =>
    show(part, () => mutateAsync({ params, body: part, revision }));

  /** Sends what was chosen: what went wrong its message has said, and the choice has gone back. */
  const choose = (part: UserCvChanges): void => {
    const send = (cv: UserCv) => mutateAsync({ params, body: cv, revision: cv.revision });
    show(part, () => sendOver(latest.current, () => part, send)).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };

  return { stored, cv: userCv.parse({ ...stored, ...wanted }), change, choose, sent };
};

export type CvRecord = ReturnType<typeof useCv>;
