import { doctorateFacts, doctorateTextNames } from '#shared/domain/doctorate-facts.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { Raised } from '../report/raised.tsx';
import type { CvTexts } from './texts.ts';

const textNames = [...doctorateTextNames.presentation, ...doctorateTextNames.appreciation, ...doctorateTextNames.smart];

type DoctorateProps = { doctorate: NonNullable<PublicCv['doctorate']>; texts: CvTexts };

export const Doctorate = ({ doctorate, texts: { t, labels, language } }: DoctorateProps) => (
  <>
    <dl>
      {doctorateFacts(doctorate, { language, labels, yesOrNo: (word) => t(`doctorate.${word}`) }).map(
        ({ name, text }) => (
          <div key={name}>
            <dt>{t(`doctorate.${name}`)}</dt>
            <dd>
              <Raised>{text}</Raised>
            </dd>
          </div>
        ),
      )}
    </dl>
    {textNames.map(
      (name) =>
        doctorate[name] && (
          <div key={name}>
            <h3>{t(`doctorate.${name}`)}</h3>
            <p className="said">{doctorate[name]}</p>
          </div>
        ),
    )}
  </>
);
