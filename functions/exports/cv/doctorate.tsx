import { longDay } from '#shared/domain/long-date.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import type { CvTexts } from './texts.ts';

type Shown = NonNullable<PublicCv['doctorate']>;

const texts = [
  'aboutTheDoctorate',
  'briefDescription',
  'problematic',
  'stateOfArt',
  'hypothesis',
  'hypothesisTesting',
  'resultsAnalysis',
  'conclusion',
  'communication',
  'appreciatedAspects',
  'unappreciatedAspects',
  'smartGoals',
] as const satisfies readonly (keyof Shown)[];

/** The facts of a doctorate in words, null where one is not said, in the order of the page. */
const factsOf = (shown: Shown, { t, labels, language }: CvTexts) => {
  const day = (said: string | null) => said && longDay(said, language);
  const { researchDomain, typeOfFinancing, coSupervision, complementaryActivities } = shown;
  return [
    ['thesisTitle', shown.thesisTitle],
    ['researchDomain', researchDomain && labels('researchDomain', researchDomain)],
    ['doctoralSchool', shown.doctoralSchool],
    ['companyName', shown.companyName],
    ['researchOrganization', shown.researchOrganization],
    ['startDate', day(shown.startDate)],
    ['estimatedEndDate', day(shown.estimatedEndDate)],
    ['typeOfFinancing', typeOfFinancing && labels('financingType', typeOfFinancing)],
    ['coSupervision', coSupervision === null ? null : t(`doctorate.${coSupervision ? 'yes' : 'no'}`)],
    ['complementaryActivities', complementaryActivities && labels('complementaryActivity', complementaryActivities)],
  ] as const;
};

/** A doctorate as a CV shows it: its facts, then what is written of it. */
export const Doctorate = ({ doctorate, texts: said }: { doctorate: Shown; texts: CvTexts }) => (
  <>
    <dl>
      {factsOf(doctorate, said).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{said.t(`doctorate.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
    {texts.map(
      (name) =>
        doctorate[name] && (
          <div key={name}>
            <h3>{said.t(`doctorate.${name}`)}</h3>
            <p className="said">{doctorate[name]}</p>
          </div>
        ),
    )}
  </>
);
