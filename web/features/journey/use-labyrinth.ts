import { type Labyrinth, labyrinthOf } from '#shared/domain/labyrinth.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';

export type Walk = {
  /** The latest one, whose labyrinth it is. */
  assessment: PortfolioProgress | undefined;
  doctorate: Doctorate;
  labyrinth: Labyrinth;
};

export const isAtEntry = ({ shares }: Labyrinth): boolean => Object.values(shares).every((share) => share === 0);

export const useLabyrinth = (userId: string): Query<Walk> => {
  const params = { userId };
  const list = useCall(api.portfolios.listOfUser, [{ params }], { isSilent: true });
  const { data: doctorate, ...read } = useCall(api.doctorates.get, [{ params }], { isSilent: true });
  const assessment = list.data?.portfolios[0];
  const data = list.data && doctorate && { assessment, doctorate, labyrinth: labyrinthOf(assessment, doctorate) };
  return { data, ...joinQueries([list, { data: doctorate, ...read }]) };
};
