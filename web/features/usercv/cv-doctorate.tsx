import { longDay } from '#shared/domain/long-date.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { useLabels } from '#web/lib/use-labels.ts';
import { Raised } from '#web/ui/raised.tsx';

type Doctorate = NonNullable<PublicCv['doctorate']>;

/** What is written of it, in the order of the screen that it is written on. */
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
] as const;

const isSaid = ([, said]: readonly [string, string | null | undefined]): boolean => Boolean(said);

/** A doctorate as a CV shows it: its facts, then what is written of it. */
export const CvDoctorate = ({ doctorate }: { doctorate: Doctorate }) => {
  const { t } = useTranslation('cv');
  const labelsOf = useLabels();
  const { startDate, estimatedEndDate, researchDomain, coSupervision } = doctorate;
  const day = (value: string | null) => value && longDay(value, currentLanguage());
  const named = (list: 'financingType' | 'complementaryActivity', ids: string | null) =>
    ids
      ?.split(',')
      .map((id) => labelsOf(list)[Number(id)])
      .join(', ');
  const facts = [
    ['thesisTitle', doctorate.thesisTitle],
    ['researchDomain', researchDomain && labelsOf('researchDomain')[Number(researchDomain)]],
    ['doctoralSchool', doctorate.doctoralSchool],
    ['companyName', doctorate.companyName],
    ['researchOrganization', doctorate.researchOrganization],
    ['startDate', day(startDate)],
    ['estimatedEndDate', day(estimatedEndDate)],
    ['typeOfFinancing', named('financingType', doctorate.typeOfFinancing)],
    ['coSupervision', coSupervision === null ? null : t(`doctorate.${coSupervision ? 'yes' : 'no'}`)],
    ['complementaryActivities', named('complementaryActivity', doctorate.complementaryActivities)],
  ] as const;
  return (
    <>
      <dl className="facts">
        {facts.filter(isSaid).map(([name, said]) => (
          <div key={name} className={name === 'thesisTitle' ? 'wide' : undefined}>
            <dt>{t(`doctorate.${name}`)}</dt>
            <dd>
              <Raised>{said ?? ''}</Raised>
            </dd>
          </div>
        ))}
      </dl>
      {texts.map(
        (name) =>
          doctorate[name] && (
            <div key={name} className="cv-text">
              <h3>{t(`doctorate.${name}`)}</h3>
              <p className="said">{doctorate[name]}</p>
            </div>
          ),
      )}
    </>
  );
};
