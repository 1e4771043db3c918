import { useEffect, useState } from 'react';
import type { Labyrinth } from '#shared/domain/labyrinth.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { endArrival, isArrival, noteWalk } from './arrivals.ts';
import { Maze } from './maze.tsx';
import { isAtEntry } from './use-labyrinth.ts';

const useArrival = (id: string, labyrinth: Labyrinth): boolean => {
  const [isArriving] = useState(() => isArrival(id, labyrinth));
  useEffect(() => {
    noteWalk(id, labyrinth);
    if (isArriving) endArrival(id);
  }, [id, labyrinth, isArriving]);
  return isArriving;
};

const useCaption = (labyrinth: Labyrinth): string => {
  const { t } = useTranslation('journey');
  const { at, walked } = labyrinth;
  if (!at) return t('maze.whole');
  if (isAtEntry(labyrinth)) return t('maze.entry');
  if (walked === 0) return t('maze.first');
  return t('maze.walked', { count: walked });
};

type WayFigureProps = { id: string; labyrinth: Labyrinth; kept: number };

export const WayFigure = ({ id, labyrinth, kept }: WayFigureProps) => {
  const { t } = useTranslation('journey');
  const isArriving = useArrival(id, labyrinth);
  const { at } = labyrinth;
  return (
    <figure>
      <Maze labyrinth={labyrinth} kept={kept} isArriving={isArriving} />
      <figcaption>
        <b>{useCaption(labyrinth)}</b> {at ? t('maze.at', { name: t(`circuit.${at}`) }) : t('maze.center')}{' '}
        {kept > 0 && t('maze.kept', { kept })}
      </figcaption>
    </figure>
  );
};
