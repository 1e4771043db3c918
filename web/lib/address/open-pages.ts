const nameOf = (page: string): string => `page/${page}`;

/** Tells this page from the other open pages of the product in this browser. */
export const thisPage = crypto.randomUUID();

// Held as long as the page lives; the browser takes it away however the page ends.
void navigator.locks.request(nameOf(thisPage), () => new Promise<never>(() => undefined));

/** Whether a page is still open, as things stand now. */
export const findOpenPages = async (): Promise<(page: string) => boolean> => {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (page) => names.has(nameOf(page));
};
