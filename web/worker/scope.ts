/** The part of a service worker's scope that ours uses: TypeScript's own types of workers exclude those of pages. */
type Lifetime = { waitUntil: (work: Promise<unknown>) => void };
type Listen = {
  (event: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  (event: 'message', listener: (event: Lifetime & { data: unknown }) => void): void;
  (
    event: 'fetch',
    listener: (event: Lifetime & { request: Request; respondWith: (reply: Promise<Response>) => void }) => void,
  ): void;
};
export type Scope = {
  addEventListener: Listen;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

/** The files of a release, by their paths: `web/vite-worker.ts` writes them into the worker. */
export type Release = {
  /** The document that stands for every page. */
  shell: string;
  /** Files that are kept from the start: the signed-in areas' frame and first page. */
  first: string[];
  /** Every file under a name of its contents; those that are opened are kept. */
  assets: string[];
};
