import { useId } from 'react';
import type { Form } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
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
      <span className={isDirty ? 'state dirty' : 'state'} role="status">
        <span>
          {state()} <MissingFields id={missingId} names={isDirty ? missing : []} />
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
