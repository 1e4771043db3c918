import { seedAssessments } from './seed/assessments.ts';
import { seedAudit } from './seed/audit.ts';
import { seedCourses } from './seed/courses.ts';
import { isFilled, markFilled } from './seed/mark.ts';
import { seedPopulation, seedPortraits, seedRecords } from './seed/people.ts';
import { seedProfiles } from './seed/profiles.ts';
import { seedResources } from './seed/resources.ts';
import { seedLogos, seedUniversities } from './seed/universities.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const seedPictures = async (now: Date): Promise<void> => {
  await seedLogos(now);
  await seedPortraits(now);
};

/**
 * Fills the local product with the starter catalogue and the demo data (D6), through the API's own functions.
 * Idempotent: a completed run writes nothing again, and an interrupted one is resumed.
 */
export const seed = async (now: Date = new Date()): Promise<{ accounts: number }> => {
  await seedCatalogue();
  if (await isFilled()) return { accounts: 0 };
  await seedUniversities(now);
  const accounts = await seedPopulation(now);
  await seedRecords(now);
  await Promise.all([seedPictures(now), seedCourses(now), seedResources(now), seedAssessments(now)]);
  await seedProfiles(now);
  await seedAudit(now);
  await markFilled(now);
  return { accounts };
};
