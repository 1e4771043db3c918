import { doctorateTextNames, hasDoctorateFacts } from '#shared/domain/doctorate-facts.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { DoctorateFacts, DoctorateTexts } from '#web/blocks/doctorate-shown.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { CvFold } from './cv-fold.tsx';

const names = [...doctorateTextNames.presentation, ...doctorateTextNames.appreciation, ...doctorateTextNames.smart];

/** The texts fold below the facts, or stand open when there are no facts. */
export const CvDoctorate = ({ doctorate }: { doctorate: NonNullable<PublicCv['doctorate']> }) => {
  const { t } = useTranslation('cv');
  const hasFacts = hasDoctorateFacts(doctorate);
  return (
    <>
      {hasFacts && <DoctorateFacts doctorate={doctorate} />}
      {names.some((name) => doctorate[name]) && (
        <CvFold title={t('texts')} isOpen={!hasFacts}>
          <DoctorateTexts doctorate={doctorate} names={names} />
        </CvFold>
      )}
    </>
  );
};
