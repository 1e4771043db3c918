import { useState } from 'react';
import type * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import type { authenticator as authenticatorSchema } from '#shared/schemas/factor.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import type { IsState } from '#web/lib/calls/failures.ts';
import { notifyInfo } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export type Authenticator = z.output<typeof authenticatorSchema>;

/** The key was not confirmed in time. */
const isExpired: IsState = ({ code }) => code === 'link_expired';

type TurnOnOptions = { onDone: (recoveryCodes: readonly string[]) => void; onExpired: () => void };

export const useTurnOn = ({ onDone, onExpired }: TurnOnOptions) => {
  const { t } = useTranslation('factor');
  const { mutateAsync } = useSend(api.factors.turnOn, { success: t('done'), isState: isExpired });
  return useForm({
    schema: contracts.factors.turnOn.body,
    initial: { code: '' },
    send: (body) =>
      mutateAsync({ body }).catch((error: unknown) => {
        if (error instanceof ApiError && isExpired(error)) onExpired();
        throw error;
      }),
    onDone: ({ recoveryCodes }) => {
      onDone(recoveryCodes);
      // The other devices were signed out.
      void announceChange('auth', 'listSessions');
    },
    isFleeting: true,
  });
};

/** Leads from a new key to the recovery codes: one of the two is there at a time, or none. */
export const useFactorWalk = () => {
  const { t } = useTranslation('factor');
  const [authenticator, setAuthenticator] = useState<Authenticator>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useSend(api.factors.begin, { keepsCache: true, onDone: setAuthenticator });
  return {
    authenticator,
    codes,
    isBusy: begin.isPending,
    begin: () => begin.mutate({}),
    beginAgain: () => {
      notifyInfo(t('expired'));
      begin.mutate({});
    },
    showCodes: (given: readonly string[]) => {
      setAuthenticator(undefined);
      setCodes(given);
    },
    close: () => {
      setAuthenticator(undefined);
      setCodes(undefined);
    },
  };
};
