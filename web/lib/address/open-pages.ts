const nameOf = (page: string): string => `page/${page}`;

/** Identifies this page among the open pages of the product in this browser. */
export const thisPage = crypto.randomUUID();

// Held until the page ends; the browser releases the lock even when the page crashes.
void navigator.locks.request(nameOf(thisPage), () => new Promise<never>(() => undefined));

/** Reads which pages are open now; returns a predicate over their ids. */
export const findOpenPages = async (): Promise<(page: string) => boolean> => {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (page) => names.has(nameOf(page));
};
