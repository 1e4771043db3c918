import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorText } from '#web/lib/calls/failures.ts';
import type { Form } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiscardQuestion } from './leave-guard.tsx';
import { FailureNote, MissingFields } from './submit-form.tsx';

type FormDialogProps = {
  title: string;
  form: Form;
  submitLabel: string;
  lead?: string;
  onClose: () => void;
  /** Keeps the submit button enabled while required fields are empty. */
  canSubmitEmpty?: boolean;
  isReady?: boolean;
  isDanger?: boolean;
  children: ReactNode;
};

/** Closing asks before discarding changes, then resets the form. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, form, submitLabel, lead, onClose, canSubmitEmpty = false, isReady = true, isDanger = false } = props;
  const { t } = useTranslation('common');
  const missingId = useId();
  const [isAsking, setAsking] = useState(false);
  const missing = canSubmitEmpty ? [] : form.missing;
  const close = () => {
    form.reset();
    onClose();
  };
  const discard = () => {
    // The question closes first, so that each returns the focus to the element that opened it.
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
            {!canSubmitEmpty && <MissingFields id={missingId} names={missing} />}
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
        {props.children}
        <FailureNote error={form.error} />
        {/* A modal dialog makes messages inert, so screen readers hear the sentence here. */}
        <p className="sr" role="status">
          {form.error && errorText(form.error)}
        </p>
      </Dialog>
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={discard} />}
    </>
  );
};
