import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect } from 'react';
import { adviceOn } from '#web/lib/calls/failures.ts';
import { registerUnsaved } from '#web/lib/forms/unsaved.ts';
import type { Form } from '#web/lib/forms/use-form.ts';
import { timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Reference } from './reference.tsx';
import { MissingFields } from './submit-form.tsx';

export const SaveFooter = ({ form }: { form: Form }) => {
  const { t } = useTranslation('common');
  const { isDirty, isBusy, missing, changes, twofold, error } = form;
  const missingId = useId();
  const state = () => {
    if (twofold > 0) return t('saving.twofold', { count: twofold });
    return isDirty ? t('saving.changes', { count: changes }) : t('saving.done');
  };
  return (
    <div className="save-footer">
      <span className={isDirty ? 'state dirty' : 'state'}>
        <span>
          <span role="status">
            {state()}
            {error && !error.reference && ` ${t(`advice.${adviceOn(error)}`)}`}
          </span>{' '}
          <MissingFields id={missingId} names={isDirty ? missing : []} />
        </span>
      </span>
      <Reference error={error} />
      <span className="acts">
        {isDirty && !isBusy && (
          <Button look="quiet" onClick={form.reset}>
            {t('discard.discard')}
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          disabled={!isDirty || missing.length > 0}
          aria-describedby={missingId}
          isBusy={isBusy}
        >
          {t('save')}
        </Button>
      </span>
    </div>
  );
};

type Sent = { isPending: boolean; isError: boolean; isSuccess: boolean; submittedAt: number };

/** Keeps its height when empty. */
export const AutosaveState = ({ sent, onRetry }: { sent: Sent; onRetry?: (() => void) | undefined }) => {
  const { t } = useTranslation('common');
  const tone = sent.isPending ? 'busy' : sent.isError ? 'fail' : sent.isSuccess ? 'ok' : undefined;
  return (
    <p className={['kept small', tone].filter(Boolean).join(' ')} role="status">
      {tone === 'busy' && <Icon name="loader-circle" />}
      {tone === 'fail' && <Icon name="circle-alert" />}
      {tone === 'ok' && <Icon name="check" />}
      {tone && t(`kept.${tone}`, { time: timeOfDay(sent.submittedAt, currentLanguage()) })}
      {tone === 'fail' && onRetry && (
        <button type="button" className="chip-act" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </p>
  );
};

type KeptFieldProps = {
  /** Needs `isFleeting`, since this component registers the unsaved work. */
  form: Form;
  sent: Sent;
  isWide?: boolean;
  children: ReactNode;
};

/** Saves on blur and Enter; Escape resets. */
export const AutosaveField = ({ form, sent, isWide = false, children }: KeptFieldProps) => {
  const { t } = useTranslation('common');
  const { isDirty, isBusy, twofold } = form;
  const words = t('unsaved.logout');
  // Not while saving: leaving then loses nothing.
  const isLosable = isDirty && !isBusy;
  useLayoutEffect(
    () => (isLosable ? registerUnsaved({ isOnScreen: true, settle: async () => words }) : undefined),
    [isLosable, words],
  );
  const save = () => {
    if (isDirty && twofold === 0) form.submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') form.reset();
  };
  return (
    <form
      className={isWide ? 'wide' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onBlur={save}
      onKeyDown={handleKeyDown}
    >
      {children}
      <AutosaveState sent={sent} onRetry={isDirty && twofold === 0 ? () => form.submit() : undefined} />
    </form>
  );
};
