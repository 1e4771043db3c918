import { calls, serve } from '#functions/lib/serve.ts';
import { service } from '#shared/contracts/service.ts';
import openapi from '#shared/openapi.json' with { type: 'json' };

/** Describes the API, and answers every path under /api that no route takes (404, or 405 with Allow). */
export const handler = serve(
  calls(service, {
    describe: async () => openapi,
  }),
);
