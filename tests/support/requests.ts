import { expect, type Page, type Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

export const trackRequests = (page: Page): void => {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    // Navigation cancels the requests of the previous page.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  const end = (request: Request) => void open.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
};

/** React reveals a suspended part up to 300 ms after its code has loaded; a longer pause means it is done. */
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

export const quiet = async (page: Page): Promise<void> => {
  const open = pending.get(page);
  if (!open) throw new Error('the requests of this page are not tracked');
  await expect(async () => {
    expect([...open].map((request) => request.url())).toEqual([]);
    await untilStill(page);
    expect([...open].map((request) => request.url())).toEqual([]);
    // A button behind an open question stays busy until it is answered.
    expect(await page.locator('[aria-busy="true"]:not(body:has(dialog:modal) main button)').count()).toBe(0);
  }).toPass({ intervals: [20], timeout: 30_000 });
};

/** Waits for the reply and returns its status: the screen updates before, so it does not prove that data is stored. */
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
