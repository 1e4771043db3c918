import encodeQR from 'qr';
import { type ReactNode, useId } from 'react';
import { useCopy } from '#web/lib/use-copy.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { Authenticator } from './use-factor-walk.ts';
import './factor.css';

/** Width in modules; QR readers need it. */
const quietZone = 4;

const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');

const Qr = ({ text, label }: { text: string; label: string }) => {
  const titleId = useId();
  const modules = encodeQR(text, 'raw', { border: quietZone });
  return (
    <svg className="qr" viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      <path d={pathOf(modules)} />
    </svg>
  );
};

const Key = ({ value }: { value: string }) => {
  const { t } = useTranslation('factor');
  const { source, state, copy } = useCopy<HTMLElement>(value);
  return (
    <div className="app-key">
      <p>{t('app.type')}</p>
      <p>
        <code ref={source}>{value.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p className="row small copy-acts">
        <Button look="quiet" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          {t('app.copy')}
        </Button>
        <span className="muted" role="status">
          {state && t(`app.${state}`)}
        </span>
      </p>
    </div>
  );
};

/** The key as a QR code to scan and as text to type, then the field for the app's first code. */
export const LinkApp = ({ authenticator, children }: { authenticator: Authenticator; children: ReactNode }) => {
  const { t } = useTranslation('factor');
  const { uri, key } = authenticator;
  return (
    <ol className="link-app">
      <li className="stack stack-2">
        <p>{t('app.scan')}</p>
        <div className="scan">
          <Qr text={uri} label={t('app.qr')} />
          <Key value={key} />
        </div>
      </li>
      <li>{children}</li>
    </ol>
  );
};
