import type { UserCvChanges } from '#shared/schemas/usercv.ts';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { CvDoctorateTabs } from './cv-doctorate-tabs.tsx';
import { CvItemsPart } from './cv-items-part.tsx';
import { CvLists } from './cv-lists.tsx';
import { CvPart } from './cv-part.tsx';
import type { RatedList } from './rated-lists.ts';
import type { CvRecord } from './use-cv.ts';
import type { Items, Seen } from './use-seen.ts';

const parts = {
  experiences: 'showExperiences',
  diplomas: 'showDiplomas',
  publications: 'showPublications',
  skills: 'showSkills',
  doctorate: 'showDoctorate',
} as const satisfies Record<string, keyof UserCvChanges>;

type CvSectionsProps = {
  userId: string;
  record: CvRecord;
  items: Items;
  lists: readonly RatedList[];
  seen: Seen | undefined;
};

export const CvSections = ({ userId, record, items, lists, seen }: CvSectionsProps) => {
  const { t } = useTranslation(['usercv', 'cv']);
  const period = usePeriod();
  const { cv, choose } = record;
  const figureOfRatings = (): string => {
    const rated = lists.flatMap(({ query }) => query.data ?? []);
    return lists.every(({ query }) => query.data) ? t('ratings', { count: rated.length }) : '';
  };
  const figureOfDoctorate = seen && !seen.some(({ part }) => part === 'doctorate') ? t('nothingSeen') : '';
  const part = (name: keyof typeof parts) => ({
    title: t(`cv:sections.${name}`),
    isShown: cv[parts[name]],
    onShow: (isShown: boolean) => choose({ [parts[name]]: isShown }),
  });
  return (
    <div className="accordion ruled">
      <CvItemsPart
        name="experiences"
        part={part('experiences')}
        isOpen
        items={items.Experiences}
        line={({ title, company, city, startDate, endDate }) => ({
          name: title,
          fact: `${company}, ${city} · ${period(startDate, endDate)}`,
        })}
        call={api.experiences.update}
      />
      <CvItemsPart
        name="diplomas"
        part={part('diplomas')}
        items={items.Diplomas}
        line={({ name, university, city, startDate, endDate }) => ({
          name,
          fact: `${university}, ${city} · ${period(startDate, endDate)}`,
        })}
        call={api.diplomas.update}
      />
      <CvItemsPart
        name="publications"
        part={part('publications')}
        items={items.Publications}
        line={({ title, journalName, date }) => ({
          name: title,
          fact: [journalName, date].filter(Boolean).join(', '),
        })}
        call={api.publications.update}
      />
      <CvPart {...part('skills')} figure={figureOfRatings()}>
        <CvLists userId={userId} lists={lists} />
      </CvPart>
      <CvPart {...part('doctorate')} figure={figureOfDoctorate}>
        <CvDoctorateTabs userId={userId} record={record} />
      </CvPart>
    </div>
  );
};
