/** The cell of a stage's first day, where super administrators live. */
export const mainCell = 'main';

/** Names a cell in a 421's reply, and in the request that repeats the call. A hint that no cell trusts. */
export const cellHeader = 'x-cell';

/** As `cellHeader`: any cell but the main one, which has not answered. */
export const anotherCell = '*';

/** Ids of the cells whose part a list lacks, comma-separated. */
export const silentCellsHeader = 'x-silent-cells';
