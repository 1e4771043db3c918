import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { findPublicCv } from '#functions/data/cv/find-public-cv.ts';
import { Cvs } from '#functions/data/entities/cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { ownerOf } from '#functions/data/kernel/ids.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { findUser } from '#functions/data/people/users.ts';
import { getPortfolio, listPortfolios } from '#functions/data/portfolios/portfolios.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { env } from '#functions/lib/lambda/env.ts';
import type { exports } from '#shared/contracts/exports.ts';
import { isAnyShown } from '#shared/domain/cv/shown-cv.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { logoIn } from './logo.ts';
import { firstOnOnePage } from './one-page.ts';
import { printPdf } from './printer.ts';
import { reportInput } from './report-input.ts';
import type { SharedInput } from './share/input.ts';
import { sharedInput } from './shared-input.ts';
import { travelledInput } from './travelled-input.ts';

type Calls = Handlers<typeof exports>;

/** Also awaits `further`; throws `not_found` when the assessment or its owner is gone. */
const readWith = async <T>(id: string, now: Date, further: Promise<T>) => {
  const ownerId = ownerOf(id);
  const [portfolio, user, thesis, catalogue, more] = await Promise.all([
    getPortfolio(id),
    findUser(ownerId),
    findRecord(Doctorates, ownerId),
    loadCatalogue(now),
    further,
  ]);
  const owner = requireFound(user);
  const university = owner.universityId ? await findUniversity(owner.universityId) : null;
  return { portfolio, owner, university, thesis, catalogue, more };
};

export const generatePdf: Calls['generatePdf'] = async ({ params, query }, { now }) => {
  const { more: portfolios, ...read } = await readWith(params.id, now, listPortfolios(ownerOf(params.id)));
  const travelled = travelledInput({ ...read, portfolios }, query.lang);
  const { renderReport } = await import('#functions/exports/on-need/render.ts');
  return printPdf(renderReport({ ...reportInput(read, query.lang), travelled }));
};

const findOnlineCv = async (userId: string, now: Date): Promise<SharedInput['onlineCv']> => {
  const cv = await findPublicCv(userId, now);
  if (!cv || !isAnyShown(cv.userCv)) return null;
  return { address: `${env('SITE_ORIGIN')}/public/cv/${userId}`, takesMessages: cv.userCv.allowContact };
};

const readCv = async (userId: string, now: Date) => {
  const [onlineCv, cv, items] = await Promise.all([
    findOnlineCv(userId, now),
    findRecord(Cvs, userId),
    readProfileItems(userId),
  ]);
  return { onlineCv, own: { cv, ...items } };
};

/** Dates the PDF in the university's time zone. */
export const generateSharedPdf: Calls['generateSharedPdf'] = async ({ params, query, body }, { now }) => {
  const { more, ...read } = await readWith(params.id, now, readCv(ownerOf(params.id), now));
  const { portfolio, owner, university, thesis, catalogue } = read;
  const campus = university && { name: university.name, logo: await logoIn(university.logoUrl) };
  const about = { owner, doctorate: thesis, campus, timeZone: timeZoneOf(university) };
  const input = sharedInput(portfolio, about, more.own, catalogue, { ...body, language: query.lang, now });
  const { sharedPages } = await import('#functions/exports/on-need/render.ts');
  return firstOnOnePage(printPdf, sharedPages({ ...input, onlineCv: more.onlineCv }));
};
