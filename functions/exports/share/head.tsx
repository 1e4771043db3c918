import encodeQR from 'qr';
import { Fragment, useId } from 'react';
import { Brand } from '../report/brand.tsx';
import { LongDate } from '../report/long-date.tsx';
import type { ReportTexts } from '../report/texts.ts';
import type { SharedInput } from './input.ts';

/** Width in modules; QR readers need it. */
const quietZone = 4;

const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');

type QrProps = { address: string; label: string };

const Qr = ({ address, label }: QrProps) => {
  const titleId = useId();
  const modules = encodeQR(address, 'raw', { border: quietZone });
  return (
    <svg viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      <path d={pathOf(modules)} />
    </svg>
  );
};

const OnlineCv = ({ address, fullName, texts: { t } }: { address: string; fullName: string; texts: ReportTexts }) => (
  <div className="online">
    <Qr address={address} label={t('share.qr', { name: fullName })} />
    <p>
      {t('share.cv')}
      <br />
      <a href={address}>
        {address
          .replace(/^https?:\/\//, '')
          .split(/(?<=\/)/)
          .map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
      </a>
    </p>
  </div>
);

/** Longer names take three lines. */
const longName = 60;

type HeadProps = Pick<SharedInput, 'fullName' | 'campus' | 'date' | 'cvAddress'> & { texts: ReportTexts };

export const Head = ({ fullName, campus, date, cvAddress, texts }: HeadProps) => (
  <header className="head">
    <div>
      <Brand product={texts.product} />
      <h1 className={fullName.length > longName ? 'long' : undefined}>{fullName}</h1>
      {campus && (
        <p className="campus">
          {campus.logo !== null && <img src={campus.logo} alt="" />}
          {campus.name}
        </p>
      )}
      <p className="muted">
        {texts.t('share.madeOn')} <LongDate day={date} language={texts.language} />
      </p>
    </div>
    {cvAddress !== null && <OnlineCv address={cvAddress} fullName={fullName} texts={texts} />}
  </header>
);
