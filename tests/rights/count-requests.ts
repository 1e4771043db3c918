import { ofHome, plain, type RowRequest } from './row-request.ts';

export const countRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'GET /users/university/{universityId}/counts': { '': ofHome },
  'GET /counts': { '': plain },
  'GET /audit/university/{universityId}': { '': ofHome },
  'GET /audit': { '': plain },
};
