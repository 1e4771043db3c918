import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { campusPartition, newCampusId } from '#functions/data/kernel/ids.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { createRecord } from '#functions/data/records.ts';
import { createFormation } from '#functions/data/universities/formations.ts';
import { collegePages, type DemoCourse, demoCourses } from '#scripts/demo/content/courses.ts';
import { demoUniversities } from '#scripts/demo/content/people.ts';
import { formations } from '#shared/contracts/formations.ts';
import { stockIncrement } from './context.ts';

/** Adds the missing courses; `pages` is the base URL of their pages. */
export const addCourses = async (
  universityId: string,
  courses: readonly DemoCourse[],
  pages: string,
  now: Date,
): Promise<void> => {
  const held = campusPartition(universityId);
  const titles = (await listRecords(Formations, heldIn(held, Formations))).map(({ title }) => title);
  const categories = await listRecords(FormationCategories, heldIn(held, FormationCategories));
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
  for (const name of new Set(courses.flatMap(({ category = [] }) => category))) {
    if (categoryIds.has(name)) continue;
    const category = { id: newCampusId(universityId), universityId, name };
    const effects = stockIncrement({ universityId }, formations.createCategory.keeps);
    await createRecord(FormationCategories, category, { now, effects });
    categoryIds.set(name, category.id);
  }
  for (const { title, description, category = '', page, strengths } of courses) {
    if (titles.includes(title)) continue;
    const url = page && `${pages}/${page}`;
    const FormationCategoryId = categoryIds.get(category);
    const id = newCampusId(universityId);
    const course = { id, universityId, title, description, url, FormationCategoryId, strengths };
    const effects = stockIncrement({ universityId }, formations.create.keeps);
    await createFormation(course, { now, effects }, (made) => made.id);
  }
};

export const seedCourses = async (now: Date): Promise<void> => {
  for (const [place, { id }] of demoUniversities.entries()) {
    const courses = demoCourses.filter((_, i) => place === 0 || i % 4 !== place);
    await addCourses(id, courses, collegePages[place] ?? '', now);
  }
};
