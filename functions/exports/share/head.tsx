import encodeQR from 'qr';
import { useId } from 'react';
import { ordinalSuffix } from '#shared/domain/ordinal.ts';
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

type AddressProps = { online: NonNullable<SharedInput['onlineCv']>; texts: ReportTexts };

const Address = ({ online: { address, takesMessages }, texts: { t } }: AddressProps) => (
  <p className="address">
    {t(takesMessages ? 'share.cvAndMessages' : 'share.cv')} <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
  </p>
);

type DegreeProps = { doctorate: SharedInput['doctorate']; texts: ReportTexts };

/** « Doctorat en histoire, 3e année ». */
const Degree = ({ doctorate: { domain, year }, texts }: DegreeProps) => {
  const { t, language, researchDomain } = texts;
  const name = domain === null ? '' : researchDomain(domain);
  if (name === '' && year === null) return null;
  const field = name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
  return (
    <p className="degree">
      {name === '' ? t('share.degree') : t('share.degreeIn', { field })}
      {year !== null && (
        <>
          , {year}
          <sup>{ordinalSuffix(year, language)}</sup> {t('share.year')}
        </>
      )}
    </p>
  );
};

/** Longer names take three lines. */
const longName = 40;

type HeadProps = Pick<SharedInput, 'fullName' | 'campus' | 'doctorate' | 'onlineCv'> & { texts: ReportTexts };

export const Head = ({ fullName, campus, doctorate, onlineCv, texts }: HeadProps) => (
  <header className="head">
    <div>
      <h1 className={fullName.length > longName ? 'long' : undefined}>{fullName}</h1>
      <Degree doctorate={doctorate} texts={texts} />
      {campus && (
        <p className="campus">
          {campus.logo !== null && <img src={campus.logo} alt="" />}
          {campus.name}
        </p>
      )}
      {onlineCv && <Address online={onlineCv} texts={texts} />}
    </div>
    {onlineCv && (
      <div className="online">
        <Qr address={onlineCv.address} label={texts.t('share.qr', { name: fullName })} />
      </div>
    )}
  </header>
);
