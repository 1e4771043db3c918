import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Form } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { FailureNote } from './failure-note.tsx';
import { MissingFields } from './submit-form.tsx';

type FormDialogProps = {
  title: string;
  form: Form;
  submitLabel: string;
  /** What it is for; that asterisks mark mandatory fields is said after it. */
  lead?: string;
  onClose: () => void;
  /** The submit button says what is missing, instead of being off as long as something is. */
  canSubmitEmpty?: boolean;
  /** What else must hold before it can be submitted. */
  isReady?: boolean;
  /** What it does cannot be undone. */
  isDanger?: boolean;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, open as long as it is rendered. Closing it, in whatever way, asks before it discards, and resets the form. */
export const FormDialog = ({
  title,
  form,
  submitLabel,
  lead,
  onClose,
  canSubmitEmpty = false,
  isReady = true,
  isDanger = false,
  children,
}: FormDialogProps) => {
  const { t } = useTranslation('common');
  const missingId = useId();
  const [isAsking, setAsking] = useState(false);
  const missing = canSubmitEmpty ? [] : form.missing;
  const close = () => {
    form.reset();
    onClose();
  };
  const discard = () => {
    // First the question, which gives the focus back to the dialog, then the dialog, to what opened it.
    flushSync(() => setAsking(false));
    close();
  };
  const requestClose = () => (form.isDirty ? setAsking(true) : close());
  return (
    <>
      <Dialog
        title={title}
        closeLabel={t('close')}
        onClose={requestClose}
        onSubmit={form.submit}
        foot={
          <>
            <Button look="quiet" onClick={requestClose}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              look={isDanger ? 'danger' : 'primary'}
              disabled={!isReady || missing.length > 0}
              aria-describedby={missingId}
              isBusy={form.isBusy}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <p className="muted">
          {lead} {t('requiredFields')}
        </p>
        {children}
        {!canSubmitEmpty && <MissingFields id={missingId} names={missing} />}
        <FailureNote error={form.error} />
      </Dialog>
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={discard} />}
    </>
  );
};
