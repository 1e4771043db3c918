import { doctorateTextNames } from '#shared/domain/doctorate-facts.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { socialPlatforms } from '#shared/socials.ts';
import { DoctorateFacts, DoctorateTexts } from '#web/blocks/doctorate-shown.tsx';
import { WebLink } from '#web/blocks/web-link.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { Avatar, LogoTile } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Seal } from '#web/ui/labyrinth.tsx';
import { CvStars, Publications, Strand } from './cv-items.tsx';

const CvDoctorate = ({ doctorate }: { doctorate: NonNullable<PublicCv['doctorate']> }) => (
  <>
    <DoctorateFacts doctorate={doctorate} />
    <DoctorateTexts
      doctorate={doctorate}
      names={[...doctorateTextNames.presentation, ...doctorateTextNames.appreciation, ...doctorateTextNames.smart]}
    />
  </>
);

const nameOf = (platform: string): string => socialPlatforms.find((one) => one.platform === platform)?.name ?? platform;

const CvHead = ({ person, isRated }: { person: PublicCv['user']; isRated: boolean }) => {
  const { t } = useTranslation('cv');
  const { firstName, lastName, avatarUrl, University, Socials } = person;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  useRecordTitle(name);
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
      {isRated && (
        <p className="sealed small muted">
          <Seal />
          {t('selfRated')}
        </p>
      )}
      <p className="no-print">
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </p>
    </header>
  );
};

import './cv.css';
import './cv-print.css';

export const CvSheet = ({ cv }: { cv: PublicCv }) => {
  const { t } = useTranslation('cv');
  const { user, userCv, doctorate } = cv;
  const experiences = user.Experiences.map((post) => ({ ...post, place: `${post.company}, ${post.city}` }));
  const diplomas = user.Diplomas.map((diploma) => ({
    ...diploma,
    title: diploma.name,
    place: `${diploma.university}, ${diploma.city}`,
  }));
  const isRated = cv.userCvSkills.length + cv.userCvValues.length + cv.userCvActivities.length > 0;
  const sections = [
    { name: 'experiences', isShown: experiences.length > 0, content: <Strand stages={experiences} /> },
    { name: 'diplomas', isShown: diplomas.length > 0, content: <Strand stages={diplomas} /> },
    {
      name: 'publications',
      isShown: user.Publications.length > 0,
      content: <Publications items={user.Publications} />,
    },
    { name: 'skills', isShown: isRated, content: <CvStars cv={cv} /> },
    { name: 'doctorate', isShown: doctorate, content: doctorate && <CvDoctorate doctorate={doctorate} /> },
  ] as const;
  return (
    <article className="cv">
      <CvHead person={user} isRated={isRated} />
      <div>
        {userCv.about && <p className="lead said">{userCv.about}</p>}
        {sections.map(
          ({ name, isShown, content }) =>
            isShown && (
              <section key={name}>
                <h2>{t(`sections.${name}`)}</h2>
                {content}
              </section>
            ),
        )}
      </div>
    </article>
  );
};
