import * as z from 'zod/mini';
import { contract } from '../contract.ts';

export const service = contract({
  describe: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'Read this description of the API (OpenAPI 3.1)',
    allow: ['public'],
    returns: z.record(z.string(), z.unknown()),
  },
});
