import { calls, serve } from '#functions/lib/http/serve.ts';
import { audit } from '#shared/contracts/audit.ts';
import { listOfAll } from './every-cell.ts';
import { search } from './search.ts';
import { markSupers, nameSupers } from './supers.ts';

export const handler = serve(
  calls(
    audit,
    {
      listOfUniversity: async ({ params, query }, context) => {
        const { entries, next } = await search(params.universityId, query, context);
        return { entries: await markSupers(entries), next };
      },
      listOfAll,
    },
    {
      returned: {
        listOfUniversity: async ({ entries, next }) => ({ entries: await nameSupers(entries), next }),
      },
    },
  ),
);
