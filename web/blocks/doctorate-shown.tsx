import { longDay } from '#shared/domain/long-date.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { Raised } from '#web/ui/raised.tsx';

type Doctorate = NonNullable<PublicCv['doctorate']>;

/** What is written of a doctorate, by the part in which it stands, in the order in which it is written. */
export const textsOf = {
  presentation: [
    'aboutTheDoctorate',
    'briefDescription',
    'problematic',
    'stateOfArt',
    'hypothesis',
    'hypothesisTesting',
    'resultsAnalysis',
    'conclusion',
    'communication',
  ],
  appreciation: ['appreciatedAspects', 'unappreciatedAspects'],
  smart: ['smartGoals'],
} as const satisfies Record<string, readonly (keyof Doctorate)[]>;

type TextName = (typeof textsOf)[keyof typeof textsOf][number];

const factNames = [
  'thesisTitle',
  'researchDomain',
  'doctoralSchool',
  'companyName',
  'researchOrganization',
  'startDate',
  'estimatedEndDate',
  'typeOfFinancing',
  'coSupervision',
  'complementaryActivities',
] as const satisfies readonly (keyof Doctorate)[];

/** Is any of its facts said? */
export const isAnySaid = (doctorate: Doctorate): boolean => factNames.some((name) => doctorate[name] !== null);

/** A fact in words. */
const useWords = () => {
  const { t } = useTranslation('cv');
  const labelsOf = useLabels();
  const named = (list: 'financingType' | 'complementaryActivity' | 'researchDomain', ids: string): string =>
    ids
      .split(',')
      .map((id) => labelsOf(list)[Number(id)])
      .join(', ');
  return (name: (typeof factNames)[number], value: string | boolean): string => {
    if (typeof value === 'boolean') return t(`doctorate.${value ? 'yes' : 'no'}`);
    if (name === 'startDate' || name === 'estimatedEndDate') return longDay(value, currentLanguage());
    if (name === 'researchDomain') return named('researchDomain', value);
    if (name === 'typeOfFinancing') return named('financingType', value);
    return name === 'complementaryActivities' ? named('complementaryActivity', value) : value;
  };
};

/** The facts of a doctorate that are said: as a CV shows them, and as administrators read them. */
export const DoctorateFacts = ({ doctorate }: { doctorate: Doctorate }) => {
  const { t } = useTranslation('cv');
  const words = useWords();
  return (
    <dl className="facts">
      {factNames.map((name) => {
        const value = doctorate[name];
        return (
          value !== null &&
          value !== '' && (
            <div key={name} className={name === 'thesisTitle' ? 'wide' : undefined}>
              <dt>{t(`doctorate.${name}`)}</dt>
              <dd>
                <Raised>{words(name, value)}</Raised>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
};

type DoctorateTextsProps = { doctorate: Doctorate; names: readonly TextName[]; heading?: 'h3' | 'h4' };

/** Those of some texts that are written. */
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
