type Placed = { readonly id: string; readonly cell?: string | undefined };

/** Where people of a university can be transferred: the others of its cell (133). `areElsewhere` if other cells have
 * some too. */
export const transferTargets = <U extends Placed>(
  universities: readonly U[],
  from: string | null,
): { targets: U[]; areElsewhere: boolean } => {
  const own = universities.find(({ id }) => id === from);
  const others = universities.filter((one) => one !== own);
  const targets = others.filter(({ cell }) => !own || cell === own.cell);
  return { targets, areElsewhere: targets.length < others.length };
};
