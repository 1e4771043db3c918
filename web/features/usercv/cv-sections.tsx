import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { profileItems, UserCvChanges } from '#shared/schemas/usercv.ts';
import { api } from '#web/lib/calls/api.ts';
import { profileTab } from '#web/lib/profile-tabs.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { VisibilitySwitch } from '#web/ui/fields/cv-fields.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CvDoctorateTabs } from './cv-doctorate-tabs.tsx';
import { CvLines } from './cv-lines.tsx';
import { CvLists } from './cv-lists.tsx';
import { useRatedLists } from './rated-lists.ts';
import type { CvRecord } from './use-cv.ts';

type CvPartProps = {
  title: string;
  figure: string;
  isOpen?: boolean;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  children: ReactNode;
};

const CvPart = ({ title, figure, isOpen = false, isShown, onShow, children }: CvPartProps) => {
  const { t } = useTranslation('usercv');
  return (
    <div className="cv-part">
      <details open={isOpen}>
        <summary>
          <Icon name="chevron-down" className="chev" />
          <h3>{title}</h3>
          <span className="n">{isShown ? figure : t('isPrivate')}</span>
        </summary>
        <div className="body">{children}</div>
      </details>
      <VisibilitySwitch
        label={t('sectionSwitch', { name: title })}
        onLabel={t('public')}
        offLabel={t('private')}
        isOn={isShown}
        onChange={onShow}
      />
    </div>
  );
};

export type Items = z.output<typeof profileItems>;

const parts = {
  experiences: 'showExperiences',
  diplomas: 'showDiplomas',
  publications: 'showPublications',
  skills: 'showSkills',
  doctorate: 'showDoctorate',
} as const satisfies Record<string, keyof UserCvChanges>;

export const CvSections = ({ userId, record, items }: { userId: string; record: CvRecord; items: Items }) => {
  const { t } = useTranslation(['usercv', 'cv']);
  const period = usePeriod();
  const lists = useRatedLists(userId);
  const { cv, choose } = record;
  const figureOf = (list: readonly { isPublic: boolean }[]): string =>
    t('shown', { count: list.filter(({ isPublic }) => isPublic).length, total: list.length });
  const figureOfRatings = (): string => {
    const rated = lists.flatMap(({ query }) => query.data ?? []);
    return lists.every(({ query }) => query.data) ? t('ratings', { count: rated.length }) : '';
  };
  const part = (name: keyof typeof parts) => ({
    title: t(`cv:sections.${name}`),
    isShown: cv[parts[name]],
    onShow: (isShown: boolean) => choose({ [parts[name]]: isShown }),
  });
  return (
    <div className="accordion ruled">
      <CvPart {...part('experiences')} figure={figureOf(items.Experiences)} isOpen>
        <CvLines
          items={items.Experiences}
          tab={profileTab('experiences')}
          line={({ title, company, city, startDate, endDate }) => ({
            name: title,
            fact: `${company}, ${city} · ${period(startDate, endDate)}`,
          })}
          call={api.experiences.update}
          success={t('updated.experiences')}
        />
      </CvPart>
      <CvPart {...part('diplomas')} figure={figureOf(items.Diplomas)}>
        <CvLines
          items={items.Diplomas}
          tab={profileTab('diplomas')}
          line={({ name, university, city, startDate, endDate }) => ({
            name,
            fact: `${university}, ${city} · ${period(startDate, endDate)}`,
          })}
          call={api.diplomas.update}
          success={t('updated.diplomas')}
        />
      </CvPart>
      <CvPart {...part('publications')} figure={figureOf(items.Publications)}>
        <CvLines
          items={items.Publications}
          tab={profileTab('publications')}
          line={({ title, journalName, date }) => ({
            name: title,
            fact: [journalName, date].filter(Boolean).join(', '),
          })}
          call={api.publications.update}
          success={t('updated.publications')}
        />
      </CvPart>
      <CvPart {...part('skills')} figure={figureOfRatings()}>
        <CvLists lists={lists} />
      </CvPart>
      <CvPart {...part('doctorate')} figure="">
        <CvDoctorateTabs userId={userId} record={record} />
      </CvPart>
    </div>
  );
};
