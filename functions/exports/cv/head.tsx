import { cvEnd, cvWho } from '#shared/domain/cv/cv-who.ts';
import { ordinalSuffix } from '#shared/domain/ordinal.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { socialPlatforms } from '#shared/socials.ts';
import { Brand } from '../report/brand.tsx';
import type { CvTexts } from './texts.ts';

const platformName = (platform: string): string =>
  socialPlatforms.find((one) => one.platform === platform)?.name ?? platform;

type WhoProps = { doctorate: NonNullable<PublicCv['doctorate']>; today: string; texts: CvTexts };

const Who = ({ doctorate, today, texts }: WhoProps) => {
  const { t, language, labels } = texts;
  const labelOf = (domain: string) => labels('researchDomain', domain);
  const who = cvWho(doctorate, { language, today, labelOf });
  const end = cvEnd(doctorate, { language, today });
  return (
    <>
      {who && (
        <p>
          {t(who.key, { domain: who.domain })}
          {who.year && (
            <>
              , {who.year}
              <sup>{ordinalSuffix(who.year, language)}</sup> {t('year')}
            </>
          )}
        </p>
      )}
      {end && <p className="muted">{t('ends', { month: end })}</p>}
    </>
  );
};

type HeadProps = { cv: PublicCv; fullName: string; today: string; texts: CvTexts };

export const Head = ({ cv: { user: person, userCv, doctorate }, fullName, today, texts }: HeadProps) => (
  <header>
    <Brand product={texts.product} />
    <h1>{fullName}</h1>
    {doctorate && <Who doctorate={doctorate} today={today} texts={texts} />}
    {userCv.about && <p className="said">{userCv.about}</p>}
    {person.University && <p className="campus">{person.University.name}</p>}
    {person.Socials.length > 0 && (
      <ul>
        {person.Socials.map(({ platform, url }) => (
          <li key={platform}>
            {platformName(platform)} · {url}
          </li>
        ))}
      </ul>
    )}
  </header>
);
