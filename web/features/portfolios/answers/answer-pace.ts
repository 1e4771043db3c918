/** When answers go out, in milliseconds. */
export const pace = {
  /** The first answer after a pause: it shows early whether saving works. */
  first: 600,
  /** While answers keep coming, so many rows make a request, … */
  rows: 10,
  /** … or so long without an answer. Until then the journal keeps them. */
  quiet: 5000,
  /** Without a connection it is tried again after so long, the last for ever. */
  retries: [1000, 2000, 4000, 8000, 15_000],
} as const;
