/** Milliseconds after which no write is under way that had begun before the hold, and no worker runs that had not heard of the move. */
export const bounds = { longestWriteMs: 3_000, longestWorkerRunMs: 60_000 } as const;
