import type { PublicCv } from '#shared/schemas/usercv.ts';
import { DoctorateFacts, DoctorateTexts, textsOf } from '#web/blocks/doctorate-shown.tsx';

/** A doctorate as a CV shows it: its facts, then what is written of it. */
export const CvDoctorate = ({ doctorate }: { doctorate: NonNullable<PublicCv['doctorate']> }) => (
  <>
    <DoctorateFacts doctorate={doctorate} />
    <DoctorateTexts
      doctorate={doctorate}
      names={[...textsOf.presentation, ...textsOf.appreciation, ...textsOf.smart]}
    />
  </>
);
