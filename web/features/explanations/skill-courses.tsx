import type { Formation } from '#shared/schemas/formation.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const named = 3;

type SkillCoursesProps = { courses: readonly Formation[] | undefined; path: string; skill: string };

/** The courses of one's university that strengthen a skill: the first by name, and the way to all of them, in a new tab as badges lead there. */
export const SkillCourses = ({ courses, path, skill }: SkillCoursesProps) => {
  const { t } = useTranslation('explanations');
  if (!courses) return null;
  if (courses.length === 0) return <p className="small muted">{t('next.noCourse')}</p>;
  return (
    <>
      <ul className="small course-names">
        {courses.slice(0, named).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <a className="small" href={path} target="_blank" rel="noreferrer">
        {t('next.courses', { count: courses.length })}
        <span className="sr"> {t('next.coursesOf', { skill })}</span>
      </a>
    </>
  );
};
