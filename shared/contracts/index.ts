import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { catalogue } from './catalogue.ts';
import { diplomas } from './diplomas.ts';
import { doctorates } from './doctorates.ts';
import { downloads } from './downloads.ts';
import { experiences } from './experiences.ts';
import { exports } from './exports.ts';
import { factors } from './factors.ts';
import { formations } from './formations.ts';
import { portfolios } from './portfolios.ts';
import { publications } from './publications.ts';
import { resources } from './resources.ts';
import { service } from './service.ts';
import { universities } from './universities.ts';
import { usercv } from './usercv.ts';
import { users } from './users.ts';

/** Each group also needs a function in `infra/functions.ts` and a test file. */
export const contracts = {
  auth,
  factors,
  users,
  universities,
  catalogue,
  portfolios,
  diplomas,
  experiences,
  publications,
  doctorates,
  formations,
  usercv,
  resources,
  exports,
  audit,
  downloads,
  service,
};
export type Group = keyof typeof contracts;
