import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { findAccount, findOwner, newAccount } from '#functions/data/accounts.ts';
import { changeMember } from '#functions/data/change-member.ts';
import { commit } from '#functions/data/commit.ts';
import { Diplomas } from '#functions/data/entities/diploma.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { campusPartition, newCampusId, newOwnedId } from '#functions/data/ids.ts';
import { inBatches } from '#functions/data/in-batches.ts';
import { createPortfolio, listPortfolios, ratePortfolio } from '#functions/data/portfolios.ts';
import { createRecord, listRecords, saveRecord } from '#functions/data/records.ts';
import { listMembers } from '#functions/data/users.ts';
import { hashPassword } from '#functions/lib/password.ts';
import type { StockName } from '#shared/limits.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { demoAnswers } from './seeds/answers.ts';
import { starterCatalogue } from './seeds/catalogue.ts';
import { collegePages, demoCourses } from './seeds/courses.ts';
import { demoPopulation, demoUniversities } from './seeds/people.ts';
import { demoDiplomas, demoDoctorate } from './seeds/profile.ts';
import { demoRecordOf } from './seeds/records.ts';

const password = 'demo-Passw0rd!';
const day = 24 * 60 * 60 * 1000;
/** The job that the demo candidate's answers resemble: a researcher in biology. */
const resembles = 'Biologist';

const seedUniversities = async (now: Date): Promise<void> => {
  const createdAt = new Date(now.getTime() - 900 * day).toISOString();
  await Promise.all(
    demoUniversities.map((university) =>
      Universities.build(PutItemCommand)
        .item({ ...university, createdAt })
        .send(),
    ),
  );
};

/** Creates the accounts that are missing; returns how many. They share one password, and so its one hash. */
const seedPopulation = async (now: Date): Promise<number> => {
  const known = await inBatches(10, demoPopulation, ({ email }) => findOwner(email));
  const missing = demoPopulation.flatMap((account, i) => (known[i] ? [] : [{ ...account, daysAgo: 8 * i + 3 }]));
  if (missing.length === 0) return 0;
  const passwordHash = await hashPassword(password);
  await inBatches(10, missing, ({ university, daysAgo, ...account }) => {
    const universityId = university === null ? null : (demoUniversities[university]?.id ?? null);
    const registeredAt = new Date(now.getTime() - daysAgo * day);
    // Whoever was accepted has opened a link that was mailed to them.
    const emailConfirmed = account.status === 'ACCEPTED';
    const person = { ...account, universityId, language: 'fr', passwordHash, emailConfirmed } as const;
    return commit(newAccount(person, registeredAt).changes, { now: registeredAt });
  });
  return missing.length;
};

/** What the members say of themselves, where they have said nothing yet. */
const seedRecords = async (now: Date): Promise<void> => {
  for (const { id } of demoUniversities) {
    const silent = (await listMembers(id)).filter(({ revision }) => revision === undefined);
    await inBatches(10, silent, async (person) => {
      const said = demoRecordOf(person.email);
      if (said) await changeMember(person, said, { now, actor: person });
    });
  }
};

/** Two finished assessments a year apart for user@demo.test, once: what they did with them since then stays. */
const seedAssessments = async (now: Date): Promise<void> => {
  const account = await findAccount('user@demo.test');
  if (!account || (await listPortfolios(account.user.id)).length > 0) return;
  const { skills, activities, values, rncps, jobs } = starterCatalogue();
  const model = jobs.find(({ name }) => name === resembles) ?? jobs[0];
  for (const { title, earlier, daysAgo } of [
    { title: 'Bilan de première année', earlier: 1.5, daysAgo: 400 },
    { title: 'Bilan de deuxième année', earlier: 0, daysAgo: 35 },
  ]) {
    const at = new Date(now.getTime() - daysAgo * day);
    const userId = account.user.id;
    const stock = { holder: userPartition(userId), by: { portfolios: 1 } } as const;
    const { id } = await createPortfolio(userId, title, { now: at, effects: { stock } });
    const profile = { ...model?.skills, ...model?.activities };
    for (const entries of [skills, activities, values, rncps]) {
      const answers = demoAnswers(entries, profile, { name: 'camille', earlier });
      await ratePortfolio(id, new Map(Object.entries(answers)), { now: at });
    }
  }
};

/** Diplomas and doctorate of user@demo.test, once like the assessments. */
const seedProfile = async (now: Date): Promise<void> => {
  const account = await findAccount('user@demo.test');
  if (!account) return;
  const userId = account.user.id;
  if ((await listRecords(Diplomas, heldIn(userPartition(userId), Diplomas))).length > 0) return;
  const stock = { holder: userPartition(userId), by: { diplomas: 1 } } as const;
  for (const diploma of demoDiplomas) {
    await createRecord(Diplomas, { ...diploma, id: newOwnedId(userId), userId }, { now, effects: { stock } });
  }
  // She began a year before the first of her assessments.
  const begun = new Date(now.getTime() - 400 * day).getUTCFullYear() - 1;
  const days = { startDate: `${begun}-10-01`, estimatedEndDate: `${begun + 3}-09-30` };
  await saveRecord(Doctorates, userId, { ...demoDoctorate, ...days }, { now });
};

/** The courses of every university, with their categories and skills, where there are none. */
const seedCourses = async (now: Date): Promise<void> => {
  for (const [place, { id: universityId }] of demoUniversities.entries()) {
    const partition = campusPartition(universityId);
    if ((await listRecords(Formations, heldIn(partition, Formations))).length > 0) continue;
    const effects = (stock: StockName) => ({ stock: { holder: partition, by: { [stock]: 1 } } });
    // The first one has them all, each of the others lacks another few.
    const courses = demoCourses.filter((_, i) => place === 0 || i % 4 !== place);
    const categoryIds = new Map<string, string>();
    for (const name of new Set(courses.flatMap(({ category = [] }) => category))) {
      const category = { id: newCampusId(universityId), universityId, name };
      await createRecord(FormationCategories, category, { now, effects: effects('formation-categories') });
      categoryIds.set(name, category.id);
    }
    for (const { title, description, category = '', page, strengths } of courses) {
      const url = page && `${collegePages[place]}/${page}`;
      const FormationCategoryId = categoryIds.get(category);
      const said = { title, description, url, FormationCategoryId, strengths };
      const course = { id: newCampusId(universityId), universityId, ...said };
      await createRecord(Formations, course, { now, effects: effects('formations') });
    }
  }
};

/** Fills the local product with the starter catalogue and the demo population; a second run changes nothing. */
export const seed = async (now: Date = new Date()): Promise<{ accounts: number }> => {
  await seedCatalogue();
  await seedUniversities(now);
  const accounts = await seedPopulation(now);
  await seedCourses(now);
  await seedAssessments(now);
  await seedRecords(now);
  await seedProfile(now);
  return { accounts };
};
