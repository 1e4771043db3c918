import { useId, useRef } from 'react';
import { sectionFlags } from '#shared/schemas/usercv.ts';
import { notifyError, notifySuccess } from '#web/lib/calls/notify.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { CvRecord } from './use-cv.ts';

export const PublicLink = ({ userId, record: { cv, choose } }: { userId: string; record: CvRecord }) => {
  const { t } = useTranslation('usercv');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const count = sectionFlags.filter((flag) => cv[flag]).length;
  const link = `${location.origin}/public/cv/${userId}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notifySuccess(t('link.copied'));
    } catch {
      // The browser may refuse the clipboard: select the text for copying by hand.
      field.current?.select();
      notifyError(t('link.notCopied'));
    }
  };
  return (
    <div className="sheet pad stack">
      <Field label={t('link.label')} hint={t('link.hint', { count })}>
        {(control) => (
          <div className="link-line">
            <input ref={field} type="text" className="input" readOnly value={link} {...control} />
            <Button look="primary" icon="copy" onClick={() => void copy()}>
              {t('link.copy')}
            </Button>
          </div>
        )}
      </Field>
      <p className="small muted measure">
        {t('link.who')} {t('copies')}
      </p>
      <div className="cv-rules">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            aria-describedby={id}
            checked={cv.allowIndexing}
            aria-checked={cv.allowIndexing}
            onChange={({ target }) => choose({ allowIndexing: target.checked })}
          />
          <span>{t('indexing.label')}</span>
        </label>
        <p className="hint" id={id}>
          {t(cv.allowIndexing ? 'indexing.on' : 'indexing.off')}
        </p>
      </div>
    </div>
  );
};
