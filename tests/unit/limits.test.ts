import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { rates, shares } from '#shared/limits.ts';

type Limited = { method: string; path: string; limits?: readonly (keyof typeof rates)[]; uses?: keyof typeof shares };

const said = ({ limits = [], uses }: Limited): string[] => [
  ...limits.map((name) => `${rates[name].most} in ${rates[name].minutes} min by ${rates[name].by}`),
  ...(uses ? [`${shares[uses].perHour} an hour by all of a university, ${shares[uses].atOnce} at once`] : []),
];

const [links, imports] = ['60 in 15 min by address', '20 in 60 min by person'];
const jobs = '24000 an hour by all of a university, 600 at once';
const mails = ['300 in 60 min by person', '1200 an hour by all of a university, 300 at once'];
const pdfs = ['20 in 60 min by person', '900 an hour by all of a university, 120 at once'];
const uploads = ['100 in 60 min by person', '1200 an hour by all of a university, 200 at once'];

/** From D45 and D56; limits they leave open follow what a call discloses, sends or stores. */
const limited = {
  'POST /auth/login': ['300 in 15 min by address'],
  'POST /auth/second-step': ['300 in 15 min by address'],
  'POST /auth/factor': ['10 in 60 min by person'],
  'PUT /auth/factor': ['10 in 60 min by person'],
  'POST /auth/factor/recovery-codes': ['10 in 60 min by person'],
  'POST /auth/register': ['300 in 15 min by address', '500 in 60 min by university'],
  'POST /auth/reset-password': [links],
  'POST /auth/request-confirmation': [links],
  'POST /auth/change-email': [links],
  'POST /usercv/user/{id}/contact': ['20 in 60 min by address'],
  'POST /auth/change-password': ['10 in 60 min by person'],
  'POST /auth/archive': ['10 in 60 min by person'],
  'POST /auth/erase-account': ['10 in 60 min by person'],
  'POST /users': mails,
  'POST /users/{id}/resend-invitation': mails,
  'POST /users/university/{universityId}/import': [imports],
  'POST /formations/university/{universityId}/import': [imports],
  'GET /portfolios/{id}/generate-jobs': [jobs],
  'POST /portfolios/{id}/explain-job': [jobs],
  'GET /portfolios/{id}/generate-pdf': pdfs,
  'POST /portfolios/{id}/generate-shared-pdf': pdfs,
  'POST /users/{id}/upload-avatar': uploads,
  'PUT /users/{id}/upload-avatar': uploads,
  'POST /universities/{id}/upload-logo': uploads,
  'PUT /universities/{id}/upload-logo': uploads,
  'POST /resources': uploads,
  'POST /resources/upload': uploads,
};

test('calls that cost, send, store or let somebody guess have the limits that were decided', () => {
  const found = Object.values(contracts)
    .flatMap((group) => Object.values(group) as Limited[])
    .map((route) => [`${route.method} ${route.path}`, said(route)] as const)
    .filter(([, words]) => words.length > 0);
  expect(Object.fromEntries(found)).toEqual(limited);
});
