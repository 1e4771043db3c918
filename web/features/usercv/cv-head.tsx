import type { PublicCv } from '#shared/schemas/usercv.ts';
import { socialPlatforms } from '#shared/socials.ts';
import { WebLink } from '#web/blocks/web-link.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useThingTitle } from '#web/lib/words/page-title.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LogoTile } from '#web/ui/logo-tile.tsx';

const nameOf = (platform: string): string => socialPlatforms.find((one) => one.platform === platform)?.name ?? platform;

/** Whose CV it is: picture, name, university, and where else they are on the web. */
export const CvHead = ({ person }: { person: PublicCv['user'] }) => {
  const { t } = useTranslation('cv');
  const { firstName, lastName, avatarUrl, University, Socials } = person;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  useThingTitle(name);
  return (
    <header className="cv-head">
      <Avatar firstName={firstName ?? ''} lastName={lastName ?? ''} url={avatarUrl} size="l" />
      <h1>{name}</h1>
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
      <p className="no-print">
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </p>
    </header>
  );
};
