import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { confirmedMinutes } from '#shared/limits.ts';
import { givenCode } from '#shared/schemas/factor.ts';
import { givenPassword } from '#shared/schemas/password.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { settleIdentity } from '#web/lib/calls/identity-question.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { CurrentPassword, Username } from './current-password.tsx';

const schemas = { password: z.object({ password: givenPassword }), code: z.object({ code: givenCode }) };
type Way = keyof typeof schemas;

type AskedProps = {
  way: Way;
  email: string /** Absent without a second factor. */;
  onChange?: (() => void) | undefined;
};

const Asked = ({ way, email, onChange }: AskedProps) => {
  const { t } = useTranslation('identity');
  const { mutateAsync } = useSend(api.auth.confirmIdentity, { keepsCache: true });
  const common = { onDone: () => settleIdentity(true), isFleeting: true };
  const password = useForm({
    ...common,
    schema: schemas.password,
    initial: { password: '' },
    send: (body) => mutateAsync({ body }),
  });
  const code = useForm({
    ...common,
    schema: schemas.code,
    initial: { code: '' },
    send: (body) => mutateAsync({ body }),
  });
  return (
    <FormDialog
      title={t('title')}
      lead={t('lead', { minutes: confirmedMinutes })}
      form={way === 'password' ? password : code}
      submitLabel={t('submit')}
      onClose={() => settleIdentity(false)}
    >
      <Username email={email} />
      {way === 'password' ? <CurrentPassword {...password.bind('password')} /> : <CodeField {...code.bind('code')} />}
      {onChange && (
        <p className="flush small">
          <Button look="quiet" onClick={onChange}>
            {t(way === 'password' ? 'useCode' : 'usePassword')}
          </Button>
        </p>
      )}
    </FormDialog>
  );
};

/** Answers the open question of `askIdentity`. Without a second factor there is no code to give. */
export const ConfirmIdentityDialog = () => {
  const user = useUser();
  const [way, setWay] = useState<Way>('password');
  const { data: factor } = useReply(() => api.factors.get(), { isSilent: true });
  const isGone = !user;
  useEffect(() => {
    if (isGone) settleIdentity(false);
  }, [isGone]);
  if (!user) return null;
  const change = () => setWay(way === 'password' ? 'code' : 'password');
  // Another way is another dialog, which puts the focus into its field.
  return <Asked key={way} way={way} email={user.email} onChange={factor?.isOn ? change : undefined} />;
};
