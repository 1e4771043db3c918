import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { noteWalk } from './arrivals.ts';
import { Maze } from './maze.tsx';
import { isAtEntry, useLabyrinth } from './use-labyrinth.ts';

/** The candidate's labyrinth as a small seal that leads home. */
export const MenuWalk = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('menu');
  const { data } = useLabyrinth(userId);
  useEffect(() => {
    if (data?.assessment) noteWalk(data.assessment.id, data.labyrinth);
  }, [data]);
  if (!data) return null;
  const { labyrinth, assessment } = data;
  const { at, walked } = labyrinth;
  const underway = walked === 0 ? t('walk.first') : t('walk.walked', { count: walked });
  const state = !at ? t('walk.center') : isAtEntry(labyrinth) ? t('walk.entry') : underway;
  return (
    <Link className="me-walk" to="/user">
      <Maze labyrinth={labyrinth} kept={assessment?.keptJobs.length ?? 0} isSeal />
      <span>
        <b>{t('walk.title')}</b> <span className="muted">{state}</span>
      </span>
    </Link>
  );
};
