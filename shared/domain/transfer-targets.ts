type Placed = { readonly id: string; readonly cell?: string | undefined };

/**
 * Returns the universities to which people of one can be transferred: the others of its cell (decision 133). `areElsewhere` says
 * that other cells have some, too.
 */
export const transferTargets = <U extends Placed>(
  universities: readonly U[],
  from: string | null,
): { targets: U[]; areElsewhere: boolean } => {
  const own = universities.find(({ id }) => id === from);
  const others = universities.filter((one) => one !== own);
  const targets = others.filter(({ cell }) => !own || cell === own.cell);
  return { targets, areElsewhere: targets.length < others.length };
};
