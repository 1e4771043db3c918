import {
  type DoctorateFactName,
  type DoctorateTextName,
  doctorateFacts,
  type FactList,
} from '#shared/domain/doctorate-facts.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';

type Doctorate = NonNullable<PublicCv['doctorate']>;

type DoctorateFactsProps = { doctorate: Doctorate; names?: readonly DoctorateFactName[] };

export const DoctorateFacts = ({ doctorate, names }: DoctorateFactsProps) => {
  const { t } = useTranslation(['cv', 'lists']);
  const labels = (list: FactList, ids: string): string => {
    const known: Readonly<Record<number, string>> = t(`lists:${list}`, { returnObjects: true });
    return ids
      .split(',')
      .map((id) => known[Number(id)])
      .join(', ');
  };
  const yesOrNo = (word: 'yes' | 'no') => t(`doctorate.${word}`);
  return (
    <dl className="form-grid facts">
      {doctorateFacts(doctorate, { language: currentLanguage(), labels, yesOrNo }, names).map(({ name, text }) => (
        <div key={name} className={name === 'thesisTitle' ? 'wide' : undefined}>
          <dt>{t(`doctorate.${name}`)}</dt>
          <dd>
            <Raised>{text}</Raised>
          </dd>
        </div>
      ))}
    </dl>
  );
};

type DoctorateTextsProps = { doctorate: Doctorate; names: readonly DoctorateTextName[]; heading?: 'h3' | 'h4' };

export const DoctorateTexts = ({ doctorate, names, heading: Heading = 'h3' }: DoctorateTextsProps) => {
  const { t } = useTranslation('cv');
  return (
    <div className="cv-texts">
      {names.map(
        (name) =>
          doctorate[name] && (
            <div key={name} className="cv-text">
              <Heading>{t(`doctorate.${name}`)}</Heading>
              <p className="said">{doctorate[name]}</p>
            </div>
          ),
      )}
    </div>
  );
};
