import { useEffect, useRef } from 'react';
import { longDate } from '#shared/domain/long-date.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import './factor.css';

export type RecoveryCodesProps = { email: string; codes: readonly string[] };

/** Shown once, so they can be copied, saved and printed. Takes the focus, so that screen readers announce them. */
export const RecoveryCodes = ({ email, codes }: RecoveryCodesProps) => {
  const { t } = useTranslation('factor');
  const sheet = useRef<HTMLDivElement>(null);
  const { source, state, copy } = useCopy<HTMLOListElement>(codes.join('\n'));
  useEffect(() => sheet.current?.focus(), []);
  const head = t('codes.head', { email, date: longDate(new Date().toISOString(), currentLanguage()) });

  const save = () => saveFile(new Blob([[head, '', ...codes, ''].join('\n')], { type: 'text/plain' }), t('codes.file'));
  return (
    <>
      <p>{t('codes.text')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls */}
      <div className="recovery-codes" role="group" aria-label={t('codes.label')} tabIndex={-1} ref={sheet}>
        <p className="small muted">{head}</p>
        <ol ref={source}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="row small copy-acts">
        <Button look="quiet" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button look="quiet" icon="download" onClick={save}>
          {t('codes.download')}
        </Button>
        <Button look="quiet" icon="file-text" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
        <span className="muted" role="status">
          {state && t(`codes.${state}`)}
        </span>
      </div>
    </>
  );
};
