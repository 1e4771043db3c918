/** The id of this function's cell; undefined where a stage has one cell, and nothing asks where anybody is. */
export const ownCell = (): string | undefined => process.env.CELL;

/** The ids of the stage's other cells. */
export const otherCells = (): string[] =>
  (process.env.ALL_CELLS ?? '').split(',').filter((id) => id !== '' && id !== ownCell());
