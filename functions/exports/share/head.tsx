import { Fragment } from 'react';
import { Brand } from '../report/brand.tsx';
import { LongDate } from '../report/long-date.tsx';
import type { ReportTexts } from '../report/texts.ts';
import type { SharedInput } from './input.ts';
import { Qr } from './qr.tsx';

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

/** From so many letters on, a name takes three lines. */
const longName = 60;

type HeadProps = Pick<SharedInput, 'fullName' | 'campus' | 'date' | 'cvAddress'> & { texts: ReportTexts };

/** Who it is about, where they are, of which day it is, and the way to their CV when that is public. */
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
