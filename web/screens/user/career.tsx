import { PageHead } from '#web/blocks/page-head.tsx';
import { CareerTexts } from '#web/features/doctorates/career-texts.tsx';
import { company } from '#web/lib/company.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useUser } from '#web/lib/session.ts';

export const Career = () => {
  const { t } = useTranslation('doctorates');
  const { percent, source } = company.careerNote;
  return (
    <>
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
      <CareerTexts userId={useUser()?.id ?? ''} />
    </>
  );
};
