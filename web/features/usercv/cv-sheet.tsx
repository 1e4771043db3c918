import type { ReactNode } from 'react';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { CvDoctorate } from './cv-doctorate.tsx';
import { CvHead } from './cv-head.tsx';
import { Publications, Strand } from './cv-items.tsx';
import { CvStars } from './cv-stars.tsx';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** A CV as anybody reads it: what its owner has made public; a section that holds nothing is left out. */
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
  return (
    <article className="cv">
      <CvHead person={user} />
      <div>
        {userCv.about && <p className="lead said">{userCv.about}</p>}
        {experiences.length > 0 && (
          <Section title={t('sections.experiences')}>
            <Strand stages={experiences} />
          </Section>
        )}
        {diplomas.length > 0 && (
          <Section title={t('sections.diplomas')}>
            <Strand stages={diplomas} />
          </Section>
        )}
        {user.Publications.length > 0 && (
          <Section title={t('sections.publications')}>
            <Publications items={user.Publications} />
          </Section>
        )}
        {isRated && (
          <Section title={t('sections.skills')}>
            <CvStars cv={cv} />
          </Section>
        )}
        {doctorate && (
          <Section title={t('sections.doctorate')}>
            <CvDoctorate doctorate={doctorate} />
          </Section>
        )}
      </div>
    </article>
  );
};
