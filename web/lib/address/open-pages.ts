const nameOf = (page: string): string => `page/${page}`;

export const thisPage = crypto.randomUUID();

// The lock is held until the page ends; the browser releases it even when the page crashes.
void navigator.locks.request(nameOf(thisPage), () => new Promise<never>(() => undefined));

/** Returns a predicate over the ids of the pages open now. */
export const findOpenPages = async (): Promise<(page: string) => boolean> => {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (page) => names.has(nameOf(page));
};
