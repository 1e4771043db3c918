import { calls, serve } from '#functions/lib/http/serve.ts';
import { audit } from '#shared/contracts/audit.ts';
import { search } from './search.ts';

export const handler = serve(
  calls(audit, {
    listOfUniversity: ({ params, query }, context) => search(params.universityId, query, context),
    listOfAll: ({ query }, context) => search(null, query, context),
  }),
);
