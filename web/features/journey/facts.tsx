import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import type { Standing, Station } from '#shared/domain/journey.ts';
import { longDate } from '#shared/domain/long-date.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Raised } from '#web/ui/raised.tsx';
import type { JourneyState } from './use-journey.ts';
import { YearSentence } from './year-sentence.tsx';

const Doctorate = ({ doctorate }: { doctorate: JourneyState['doctorate'] }) => {
  const { t } = useTranslation('journey');
  const { startDate, estimatedEndDate, companyName } = doctorate;
  const year = doctoralYear(startDate, estimatedEndDate, today());
  if (!year) return t('doctorates.none');
  return (
    <>
      <YearSentence text="doctorates.year" number={year.current} />
      {companyName && `, ${companyName}`}
    </>
  );
};

/** One line of facts about a station. */
export const Facts = ({ station, standing, known }: { station: Station; standing: Standing; known: JourneyState }) => {
  const { t } = useTranslation('journey');
  const { profile, doctorate, assessment, publicSections } = known;
  switch (station) {
    case 'profile': {
      const counts = (['diplomas', 'experiences', 'publications'] as const).filter((name) => profile[name] > 0);
      return counts.length > 0
        ? counts.map((name) => t(`profile.${name}`, { count: profile[name] })).join(', ')
        : t('profile.none');
    }
    case 'doctorates':
      return <Doctorate doctorate={doctorate} />;
    case 'portfolios': {
      if (!assessment) return t('portfolios.none');
      const { title, createdAt } = assessment.portfolio;
      return <Raised>{t('portfolios.begun', { title, date: longDate(createdAt, currentLanguage()) })}</Raised>;
    }
    case 'jobs':
      return assessment && standing === 'done'
        ? t('jobs.done', { title: assessment.portfolio.title })
        : t('jobs.later');
    case 'courses':
      return t('courses');
    case 'career':
      return t(`career.${standing === 'later' ? 'todo' : standing}`);
    case 'cv':
      return publicSections > 0 ? t('cv.sections', { count: publicSections }) : t('cv.todo');
  }
};
