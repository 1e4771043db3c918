import { changeCv } from '#functions/data/cv/cvs.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { Users } from '#functions/data/entities/user.ts';
import { rowId } from '#functions/data/kernel/ids.ts';
import { createPortfolio, ratePortfolio } from '#functions/data/portfolios/portfolios.ts';
import { changeRecord } from '#functions/data/records.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import { demoAnswers } from '#scripts/demo/content/answers.ts';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { stockIncrement } from '#scripts/demo/steps/context.ts';
import { portfolios } from '#shared/contracts/portfolios.ts';
import { shareNames, shares } from '#shared/limits.ts';
import { mostImported } from '#shared/schemas/import.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { tokenOf } from '#tests/support/sessions.ts';

export type Candidate = { id: string; email: string; token: string; portfolioId: string; skillRows: string[] };
export type Campus = {
  universityId: string;
  candidates: Candidate[];
  admin: { email: string; id: string; token: string };
  /** Ids of people who have not chosen a password yet. */
  invited: string[];
  /** A list of people to import, with other addresses for each number. */
  list: (turn: number) => string;
  /** Number of calls so far, by kind. */
  sent: Map<string, number>;
};

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
  await changeCv(person.id, { showSkills: true }, { now });
  const skillRows = skills.map((skill) => rowId(id, skill.id));
  return { id: person.id, email: person.email, token: await tokenOf(person), portfolioId: id, skillRows };
};

const buildInvited = async (university: { id: string }): Promise<string> => {
  const { id } = await buildUser({ university });
  await changeRecord(Users, id, { isInvited: true }, { now: new Date() });
  return id;
};

const listFor =
  (universityId: string, length: number) =>
  (turn: number): string => {
    const rows = Array.from({ length }, (_, i) => `Ambre;Sérilhac;p${i}.${turn}@${universityId}.test`);
    return ['Prénom;Nom;E-mail', ...rows].join('\r\n');
  };

/** `share` is a multiple of the usual one; lists are the longest that can be imported, with a smaller share as much shorter. */
export const buildCampus = async (count: number, share: number): Promise<Campus> => {
  const university = await buildUniversity();
  await changeRecord(Universities, university.id, { share }, { now: new Date() });
  const candidates: Candidate[] = [];
  for (let i = 1; i <= count; i += 1) candidates.push(await buildCandidate(university, `candidate ${i}`));
  const invited = await Promise.all(Array.from({ length: count }, () => buildInvited(university)));
  const person = await buildUser({ role: 'admin', university });
  const admin = { id: person.id, email: person.email, token: await tokenOf(person) };
  const list = listFor(university.id, Math.round(mostImported * Math.min(1, share)));
  return { universityId: university.id, candidates, admin, invited, list, sent: new Map() };
};

export const takeWhatIsLeft = async ({ universityId }: Campus, share: number): Promise<void> => {
  for (const name of shareNames) {
    const { perHour, atOnce } = shares[name];
    const bucket = { atOnce: atOnce * share, intervalMs: Math.ceil(3_600_000 / (perHour * share)) };
    while (await takeShare(universityId, name, bucket, new Date()));
  }
};
