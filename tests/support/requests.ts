import { expect, type Page, type Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

/** Follows the requests of a page from now on. */
export const trackRequests = (page: Page): void => {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    // A page that is left takes its requests along.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  const end = (request: Request) => void open.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
};

/** Waits until nothing is on its way to a tracked page, also after it has drawn what has just come. */
export const quiet = async (page: Page): Promise<void> => {
  const open = pending.get(page);
  if (!open) throw new Error('the requests of this page are not tracked');
  const drawn = () =>
    page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  await expect(async () => {
    expect(open.size).toBe(0);
    await drawn();
    expect(open.size).toBe(0);
  }).toPass({ intervals: [50], timeout: 30_000 });
};
