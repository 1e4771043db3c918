import { useLayoutEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { trustedDeviceDays } from '#shared/limits.ts';
import { givenCode } from '#shared/schemas/factor.ts';
import type { Challenge } from '#shared/schemas/user.ts';
import { FailureNote, SubmitForm } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { startSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import './account.css';
import { CodeField, type CodeWay } from './code-field.tsx';

const schema = z.object({ code: givenCode, trustDevice: z.boolean() });

type SecondStepFormProps = Challenge & {
  email: string;
  /** Leads to the password, also when the challenge has expired. */
  onBack: () => void;
};

/** Follows the password of an account with a second factor (D86). */
export const SecondStepForm = ({ email, challenge, ways, onBack }: SecondStepFormProps) => {
  const { t } = useTranslation(['secondStep', 'auth', 'common']);
  const [way, setWay] = useState<CodeWay>(ways.includes('code') ? 'code' : 'recoveryCode');
  const element = useRef<HTMLFormElement>(null);
  const { mutateAsync } = useSend(api.auth.secondStep, { keepsCache: true });
  const form = useForm({
    schema,
    initial: { code: '', trustDevice: false },
    send: (body) =>
      mutateAsync({ body: { email, challenge, ...body } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'challenge_expired') onBack();
        throw error;
      }),
    onDone: startSession,
    isFleeting: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way asks for another code
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [way]);

  const other = way === 'code' ? 'recoveryCode' : 'code';
  const change = () => {
    form.reset();
    setWay(other);
  };
  return (
    <form className="stack stack-6" noValidate onSubmit={form.submit} ref={element}>
      <div>
        <h1>{t('heading')}</h1>
        <p className="muted whose">
          {t('intro', { email })} {t('common:requiredFields')}
        </p>
      </div>
      <CodeField way={way} {...form.bind('code')} />
      <label className="check">
        <input
          type="checkbox"
          checked={form.values.trustDevice}
          onChange={({ target }) => form.set('trustDevice', target.checked)}
        />
        {t('trust', { days: trustedDeviceDays })}
      </label>
      <FailureNote error={form.error} />
      <SubmitForm form={form}>{t('auth:login.submit')}</SubmitForm>
      {way === 'recoveryCode' && <p className="small muted">{t('lost')}</p>}
      <div className="row between flush small">
        {ways.includes(other) && (
          <Button look="quiet" onClick={change}>
            {t(`${other}.use`)}
          </Button>
        )}
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
};
