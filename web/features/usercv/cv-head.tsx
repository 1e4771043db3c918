import { cvEnd, cvWho } from '#shared/domain/cv/cv-who.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { socialPlatforms } from '#shared/socials.ts';
import { Ordinal } from '#web/blocks/ordinal.tsx';
import { WebLink } from '#web/blocks/web-link.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { today } from '#web/lib/words/today.ts';
import { Avatar, LogoTile } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';

const nameOf = (platform: string): string => socialPlatforms.find((one) => one.platform === platform)?.name ?? platform;

const Who = ({ doctorate }: { doctorate: NonNullable<PublicCv['doctorate']> }) => {
  const { t } = useTranslation(['cv', 'lists']);
  const labels: Readonly<Record<string, string>> = t('lists:researchDomain', { returnObjects: true });
  const words = { language: currentLanguage(), today: today(), labelOf: (domain: string) => labels[domain] ?? '' };
  const who = cvWho(doctorate, words);
  const end = cvEnd(doctorate, words);
  return (
    <>
      {who && (
        <p>
          {t(who.key, { domain: who.domain })}
          {who.year && (
            <>
              , <Ordinal number={who.year} /> {t('year')}
            </>
          )}
        </p>
      )}
      {end && <p className="muted">{t('ends', { month: end })}</p>}
    </>
  );
};

const Places = ({ person: { University, Socials } }: { person: PublicCv['user'] }) => {
  const { t } = useTranslation('cv');
  return (
    <>
      {University && (
        <p className="campus">
          <LogoTile name={University.name} url={University.logoUrl} />
          <b>{University.name}</b>
        </p>
      )}
      {Socials.length > 0 && (
        <ul className="social" aria-label={t('socials')}>
          {Socials.map(({ platform, url }) => (
            <li key={platform}>
              <WebLink address={url}>{nameOf(platform)}</WebLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

type CvHeadProps = { cv: PublicCv; called: string; isWriting: boolean; onWrite: () => void };

export const CvHead = ({ cv: { user, userCv, doctorate }, called, ...rest }: CvHeadProps) => {
  const { isWriting, onWrite } = rest;
  const { t } = useTranslation('cv');
  const { firstName, lastName, avatarUrl } = user;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  useRecordTitle(name);
  return (
    <header className="cv-head">
      {avatarUrl && <Avatar firstName={firstName ?? ''} lastName={lastName ?? ''} url={avatarUrl} size="l" />}
      <div>
        <h1>{name}</h1>
        {doctorate && <Who doctorate={doctorate} />}
      </div>
      {userCv.about && <p className="cv-about said">{userCv.about}</p>}
      <Places person={user} />
      <p className="row no-print">
        {userCv.allowContact && (
          <Button look="primary" aria-expanded={isWriting} onClick={onWrite}>
            {t('write', { name: called })}
          </Button>
        )}
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </p>
    </header>
  );
};
