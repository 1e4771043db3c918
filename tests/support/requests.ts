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

/** React shows a part that had to be loaded up to 300 ms after its code is there; without a change for longer, all is drawn. */
const stillMs = 350;

const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    (pause) =>
      new Promise<void>((done) => {
        const rest = () => {
          observer.disconnect();
          done();
        };
        let timer = setTimeout(rest, pause);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(rest, pause);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    stillMs,
  );

/** Waits until nothing is on its way to a tracked page and nothing in it changes any more. */
export const quiet = async (page: Page): Promise<void> => {
  const open = pending.get(page);
  if (!open) throw new Error('the requests of this page are not tracked');
  await expect(async () => {
    expect([...open].map((request) => request.url())).toEqual([]);
    await untilStill(page);
    expect([...open].map((request) => request.url())).toEqual([]);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  }).toPass({ intervals: [20], timeout: 30_000 });
};

/** Does something on a page and waits until the call that it leads to is answered; gives the status. What is shown before the answer says nothing of what is stored. */
export const answered = async (
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  group: string,
  act: () => Promise<unknown>,
): Promise<number> => {
  const path = `/api/v0/${group}`;
  const answer = page.waitForResponse(
    (reply) => reply.request().method() === method && new URL(reply.url()).pathname.startsWith(path),
  );
  await act();
  return (await answer).status();
};
