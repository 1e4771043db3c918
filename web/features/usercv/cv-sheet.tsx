import { type ReactNode, useState } from 'react';
import { cvRatings } from '#shared/domain/cv/cv-ratings.ts';
import { doctorateFactNames, doctorateTextNames, hasDoctorateFacts } from '#shared/domain/doctorate-facts.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { DoctorateFacts, DoctorateTexts } from '#web/blocks/doctorate-shown.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CvHead } from './cv-head.tsx';
import { Publications, Strand } from './cv-items.tsx';
import { CvRatings, CvStrengths, SelfRated, useRatingsTitle } from './cv-ratings.tsx';
import './cv.css';
import './cv-print.css';

const CvMessage = onDemand(async () => (await import('./cv-message.tsx')).CvMessage, {
  texts: ['cvMessage', 'errors'],
});

/** Printed unfolded. */
const CvFold = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className="cv-fold" open={isOpen}>
    <summary>
      {title}
      <Icon name="chevron-down" className="chev" />
    </summary>
    {children}
  </details>
);

const textNames = [...doctorateTextNames.presentation, ...doctorateTextNames.appreciation, ...doctorateTextNames.smart];

/** Facts that only a university asks for fold below the others, with the texts; they stand open when there are no others. */
const CvDoctorate = ({ doctorate }: { doctorate: NonNullable<PublicCv['doctorate']> }) => {
  const { t } = useTranslation('cv');
  const { main, formal } = doctorateFactNames;
  const hasFacts = hasDoctorateFacts(doctorate, main);
  const isFormal = hasDoctorateFacts(doctorate, formal);
  return (
    <>
      {hasFacts && <DoctorateFacts doctorate={doctorate} names={main} />}
      {(isFormal || textNames.some((name) => doctorate[name])) && (
        <CvFold title={t('texts')} isOpen={!hasFacts}>
          {isFormal && <DoctorateFacts doctorate={doctorate} names={formal} />}
          <DoctorateTexts doctorate={doctorate} names={textNames} />
        </CvFold>
      )}
    </>
  );
};

type SectionProps = { title: string; isShown?: boolean; children: ReactNode };

const Section = ({ title, isShown = true, children }: SectionProps) =>
  isShown && (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );

/** `userId` is the owner of the CV, who may be written to. */
export const CvSheet = ({ cv, userId }: { cv: PublicCv; userId: string }) => {
  const { t } = useTranslation('cv');
  const titleOf = useRatingsTitle();
  const [isWriting, setWriting] = useState(false);
  const { user, doctorate } = cv;
  const called = user.firstName ?? user.lastName ?? '';
  const ratings = cvRatings(cv);
  const { strengths, others } = ratings;
  const posts = user.Experiences.map((post) => ({ ...post, place: `${post.company}, ${post.city}` }));
  const diplomas = user.Diplomas.map(({ name, university, city, ...diploma }) => ({
    ...diploma,
    title: name,
    place: `${university}, ${city}`,
  }));
  return (
    <article className="cv">
      <CvHead cv={cv} called={called} isWriting={isWriting} onWrite={() => setWriting(!isWriting)} />
      <div>
        {isWriting && <CvMessage userId={userId} name={called} onClose={() => setWriting(false)} />}
        <Section title={t('sections.strengths')} isShown={strengths.length > 0}>
          <SelfRated />
          <CvStrengths strengths={strengths} />
          {others.length > 0 && (
            <CvFold title={titleOf(ratings)}>
              <CvRatings lists={others} />
            </CvFold>
          )}
        </Section>
        <Section title={t('sections.experiences')} isShown={posts.length > 0}>
          <Strand stages={posts} />
        </Section>
        {doctorate && (
          <Section title={t('sections.doctorate')}>
            <CvDoctorate doctorate={doctorate} />
          </Section>
        )}
        <Section title={t('sections.publications')} isShown={user.Publications.length > 0}>
          <Publications items={user.Publications} />
        </Section>
        <Section title={t('sections.diplomas')} isShown={diplomas.length > 0}>
          <Strand stages={diplomas} />
        </Section>
        <Section title={titleOf(ratings)} isShown={strengths.length === 0 && others.length > 0}>
          <SelfRated />
          <CvRatings lists={others} />
        </Section>
      </div>
    </article>
  );
};
