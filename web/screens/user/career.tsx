import { PageHead } from '#web/blocks/page-head.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { CareerTexts } from '#web/features/doctorates/doctorate-texts.tsx';
import { KeptJobs } from '#web/features/jobs/kept-jobs.tsx';
import { company } from '#web/lib/company.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import './career.css';

const keptPathOf = (portfolioId: string): string => `/user/jobs?portfolio=${encodeURIComponent(portfolioId)}&show=kept`;

export const Career = () => {
  const { t } = useTranslation('doctorates');
  const userId = useUser()?.id ?? '';
  const { percent, source } = company.careerNote;
  return (
    <>
      <Spine at="project" portfolioId={undefined} />
      <PageHead title={t('careerTitle')} lead={t('careerLead')} />
      <p className="career-note">
        <span className="fig">
          {percent}
          {t('careerFactUnit')}
        </span>{' '}
        <span>
          {t('careerFact')} <span className="small muted">{t('careerFactSource', { source })}</span>
        </span>
      </p>
      <KeptJobs userId={userId} keptPathOf={keptPathOf}>
        <CareerTexts userId={userId} />
      </KeptJobs>
    </>
  );
};
