import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { findPublicCv } from '#functions/data/cv/find-public-cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { found } from '#functions/data/kernel/found.ts';
import { ownerOf } from '#functions/data/kernel/ids.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { findUser } from '#functions/data/people/users.ts';
import { findPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { env } from '#functions/lib/lambda/env.ts';
import type { exports } from '#shared/contracts/exports.ts';
import { isAnyShown } from '#shared/domain/shown-cv.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { logoIn } from './logo.ts';
import { printPdf } from './printer.ts';
import { renderShared } from './share/render-shared.tsx';
import { sharedInput } from './shared-input.ts';

/** Null while nothing of the CV is public. */
const findPublicCvAddress = async (userId: string, now: Date): Promise<string | null> => {
  const cv = await findPublicCv(userId, now);
  return cv && isAnyShown(cv.userCv) ? `${env('SITE_ORIGIN')}/public/cv/${userId}` : null;
};

/** Dated by the university's time zone; throws `not_found` when the assessment or its owner is gone. */
export const sharedPdf: Handlers<typeof exports>['generateSharedPdf'] = async ({ params, query, body }, { now }) => {
  const ownerId = ownerOf(params.id);
  const [portfolio, person, doctorate, cvAddress, catalogue] = await Promise.all([
    findPortfolio(params.id),
    findUser(ownerId),
    findRecord(Doctorates, ownerId),
    findPublicCvAddress(ownerId, now),
    loadCatalogue(now),
  ]);
  const owner = found(person);
  const university = owner.universityId ? await findUniversity(owner.universityId) : null;
  const campus = university && { name: university.name, logo: await logoIn(university.logoUrl) };
  const about = { owner, doctorate, campus, timeZone: timeZoneOf(university) };
  const input = sharedInput(portfolio, about, catalogue, { ...body, language: query.lang, now });
  return printPdf(renderShared({ ...input, cvAddress }));
};
