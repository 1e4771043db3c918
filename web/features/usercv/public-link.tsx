import { useId, useRef } from 'react';
import { isAnyShown } from '#shared/domain/cv/shown-cv.ts';
import { notifyError, notifySuccess } from '#web/lib/calls/notify.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { CvRecord } from './use-cv.ts';
import type { Seen } from './use-seen.ts';

const SeenLine = ({ isPublic, seen }: { isPublic: boolean; seen: Seen | undefined }) => {
  const { t } = useTranslation('usercv');
  const sentence = () => {
    if (!isPublic) return t('seen.private');
    if (seen?.length === 0) return t('seen.nothing');
    const parts = seen?.map(({ part, count }) => t(`seen.${part}`, { count }));
    return parts && t('seen.all', { parts: new Intl.ListFormat(currentLanguage()).format(parts) });
  };
  return (
    <p className="cv-seen" role="status">
      {sentence() ?? <span className="skeleton" />}
    </p>
  );
};

type RuleProps = { name: 'allowIndexing' | 'allowContact'; record: CvRecord };

const Rule = ({ name, record: { cv, choose } }: RuleProps) => {
  const { t } = useTranslation('usercv');
  const id = useId();
  return (
    <div>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={id}
          checked={cv[name]}
          aria-checked={cv[name]}
          onChange={({ target }) => choose({ [name]: target.checked })}
        />
        <span>{t(`${name}.label`)}</span>
      </label>
      <p className="hint" id={id}>
        {t(cv[name] ? `${name}.on` : `${name}.off`)}
      </p>
    </div>
  );
};

type PublicLinkProps = { userId: string; record: CvRecord; seen: Seen | undefined };

export const PublicLink = ({ userId, record, seen }: PublicLinkProps) => {
  const { t } = useTranslation('usercv');
  const field = useRef<HTMLInputElement>(null);
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
      <SeenLine isPublic={isAnyShown(record.cv)} seen={seen} />
      <Field label={t('link.label')} hint={t('link.hint')}>
        {(control) => (
          <div className="link-line">
            <input ref={field} type="text" className="input" readOnly value={link} {...control} />
            <Button look="primary" icon="copy" onClick={() => void copy()}>
              {t('link.copy')}
            </Button>
          </div>
        )}
      </Field>
      <div className="cv-rules">
        <Rule name="allowContact" record={record} />
        <Rule name="allowIndexing" record={record} />
      </div>
      <p className="small muted measure">
        {t('link.who')} {t('copies')}
      </p>
    </div>
  );
};
