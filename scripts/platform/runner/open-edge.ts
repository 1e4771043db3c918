import { createEdge } from '#scripts/platform/edge/edge.ts';
import type { ApiHandler } from '#scripts/platform/edge/origins.ts';
import { createSiteHeaders } from '#scripts/platform/edge/site-headers.ts';
import type { Clock } from '#scripts/platform/host/clock.ts';
import type { KeyValues } from '#scripts/platform/keyvalues/store.ts';
import type { Store } from '#scripts/platform/s3/store.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';

type Options = { store: Store; readKey: KeyValues['read']; api: ApiHandler; filesOrigin: string; clock: Clock };

/** Starts no server. */
export const openEdge = (stack: Stack, options: Options) => ({
  stack,
  edge: createEdge({ stack, ...options }),
  siteHeaders: createSiteHeaders(stack, options.filesOrigin),
});
