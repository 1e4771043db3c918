import { Entity } from 'dynamodb-toolbox/entity';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { commit } from '#functions/data/kernel/commit.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedAssessments } from './steps/assessments.ts';
import { seedAudit } from './steps/audit.ts';
import { seedCourses } from './steps/courses.ts';
import { seedPopulation, seedPortraits, seedRecords } from './steps/people.ts';
import { seedProfiles } from './steps/profiles.ts';
import { seedResources } from './steps/resources.ts';
import { seedLogos, seedUniversities } from './steps/universities.ts';
import { seedUsage } from './steps/usage.ts';

/** Increase it when the demo data grows, so that existing databases get the additions. */
const edition = 2;

/** Marks the demo data as complete. Without it, records that people delete would return at the next start. */
const Marks = new Entity({
  name: 'DemonstrationMark',
  table,
  timestamps: false,
  schema: item({ id: string().key(), edition: number(), at: string() }),
  computeKey: ({ id }) => ({ PK: id, SK: id }),
});
const id = 'DEMONSTRATION';

const isFilled = async (): Promise<boolean> => (await findRecord(Marks, id))?.edition === edition;

const markFilled = (now: Date): Promise<boolean> =>
  commit([Marks.build(PutTransaction).item({ id, edition, at: now.toISOString() })], { now });

const seedPictures = async (now: Date): Promise<void> => {
  await seedLogos(now);
  await seedPortraits(now);
};

/**
 * Writes through the API's own functions (D6). Idempotent: a completed run writes nothing again, and an interrupted one
 * is resumed.
 */
export const seed = async (now: Date = new Date()): Promise<{ accounts: number }> => {
  if (ownCell()) await loadKey('PSEUDONYM_SECRET');
  await seedCatalogue();
  if (await isFilled()) return { accounts: 0 };
  await seedUniversities(now);
  const accounts = await seedPopulation(now);
  await seedRecords(now);
  await Promise.all([seedPictures(now), seedCourses(now), seedResources(now), seedAssessments(now)]);
  await seedProfiles(now);
  await seedAudit(now);
  await seedUsage(now);
  await markFilled(now);
  return { accounts };
};
