import { Universities } from '#functions/data/entities/university.ts';
import { createPortfolio, ratePortfolio } from '#functions/data/portfolios/portfolios.ts';
import { changeRecord } from '#functions/data/records.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import { demoAnswers } from '#scripts/demo/content/answers.ts';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { stockIncrement } from '#scripts/demo/steps/context.ts';
import { portfolios } from '#shared/contracts/portfolios.ts';
import { shareNames, shares } from '#shared/limits.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { tokenOf } from '#tests/support/sessions.ts';

export type Candidate = { token: string; portfolioId: string };
export type Campus = { universityId: string; candidates: Candidate[] };

const buildCandidate = async (university: { id: string }, name: string): Promise<Candidate> => {
  const now = new Date();
  const person = await buildUser({ university });
  const effects = stockIncrement({ userId: person.id }, portfolios.create.keeps);
  const { id } = await createPortfolio(person, name, { now, effects });
  const { skills, activities, values, rncps, jobs } = starterCatalogue();
  const profile = { ...jobs[0]?.skills, ...jobs[0]?.activities };
  for (const entries of [skills, activities, values, rncps]) {
    const answers = demoAnswers(entries, profile, { name, earlier: 0 });
    await ratePortfolio(id, new Map(Object.entries(answers)), { now });
  }
  return { token: await tokenOf(person), portfolioId: id };
};

/** `share` is a multiple of the usual one. */
export const buildCampus = async (count: number, share: number): Promise<Campus> => {
  const university = await buildUniversity();
  await changeRecord(Universities, university.id, { share }, { now: new Date() });
  const candidates: Candidate[] = [];
  for (let i = 1; i <= count; i += 1) candidates.push(await buildCandidate(university, `candidate ${i}`));
  return { universityId: university.id, candidates };
};

export const takeWhatIsLeft = async ({ universityId }: Campus, share: number): Promise<void> => {
  for (const name of shareNames) {
    const { perHour, atOnce } = shares[name];
    const bucket = { atOnce: atOnce * share, intervalMs: Math.ceil(3_600_000 / (perHour * share)) };
    while (await takeShare(universityId, name, bucket, new Date()));
  }
};
