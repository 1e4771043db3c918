import { type ReactNode, useEffect, useRef } from 'react';
import { FailureNote, SubmitForm } from '#web/blocks/submit-form.tsx';
import { CodeField } from '#web/features/auth/code-field.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkApp } from './app-key.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Authenticator, type useFactorWalk, useTurnOn } from './use-factor-walk.ts';

type LinkAppStepProps = {
  authenticator: Authenticator;
  walk: Pick<ReturnType<typeof useFactorWalk>, 'beginAgain' | 'showCodes'>;
  /** The way out. */
  children: ReactNode;
};

/** Takes the focus, as it replaces the button that led here. */
export const LinkAppStep = ({ authenticator, walk, children }: LinkAppStepProps) => {
  const { t } = useTranslation(['factor', 'common']);
  const { bind, ...form } = useTurnOn({ onDone: walk.showCodes, onExpired: walk.beginAgain });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form className="stack stack-6" noValidate onSubmit={form.submit}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('app.heading')}
        </h1>
        <p className="muted">{t('common:requiredFields')}</p>
      </div>
      <LinkApp authenticator={authenticator}>
        <CodeField hint={t('app.codeHint')} {...bind('code')} />
      </LinkApp>
      <FailureNote error={form.error} />
      <SubmitForm form={form}>{t('app.submit')}</SubmitForm>
      {children}
    </form>
  );
};

type CodesStepProps = { email: string; codes: readonly string[]; onKept: () => void };

export const CodesStep = ({ onKept, ...shown }: CodesStepProps) => {
  const { t } = useTranslation('factor');
  return (
    <div className="box stack stack-6">
      <h1>{t('codes.heading')}</h1>
      <RecoveryCodes {...shown} />
      <Button look="primary" size="large" block onClick={onKept}>
        {t('codes.kept')}
      </Button>
    </div>
  );
};
