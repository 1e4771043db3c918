import { useRef, useState } from 'react';
import { type UserCv, type UserCvChanges, userCv } from '#shared/schemas/usercv.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { createTurns } from '#web/lib/in-turn.ts';
import { useSend } from '#web/lib/use-send.ts';

/**
 * One's CV as it is being changed: what was chosen shows at once, and the whole record is sent after the one before it, so that
 * two switches in a row never undo each other. What could not be saved goes back.
 */
export const useCv = (userId: string, stored: UserCv) => {
  const { t } = useTranslation('usercv');
  const { mutateAsync, ...sent } = useSend(api.usercv.update, { success: t('saved') });
  const [wanted, setWanted] = useState<UserCvChanges>({});
  const latest = useRef({ stored, wanted });
  latest.current.stored = stored;
  const [inTurn] = useState(createTurns);
  const waiting = useRef(0);

  const want = (changes: UserCvChanges) => {
    latest.current.wanted = changes;
    setWanted(changes);
  };

  const change = (part: UserCvChanges): Promise<UserCv> => {
    want({ ...latest.current.wanted, ...part });
    waiting.current += 1;
    return inTurn(() =>
      mutateAsync({ params: { id: userId }, body: { ...latest.current.stored, ...latest.current.wanted } }).finally(
        () => {
          waiting.current -= 1;
          if (waiting.current === 0) want({});
        },
      ),
    );
  };

  /** The same where nobody waits for what comes of it: what went wrong its message has said, and the choice has gone back. */
  const choose = (part: UserCvChanges): void => {
    change(part).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };

  return { stored, cv: userCv.parse({ ...stored, ...wanted }), change, choose, sent };
};

export type CvRecord = ReturnType<typeof useCv>;
