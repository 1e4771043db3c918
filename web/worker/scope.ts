/** TypeScript's worker types conflict with those of pages. */
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

/** Written into the worker by `web/vite-worker.ts`. */
export type Release = {
  shell: string;
  /** Cached on install: the frame and first page of the signed-in areas. */
  first: string[];
  /** Every file with a hashed name; cached when first loaded. */
  assets: string[];
};
