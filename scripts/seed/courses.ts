import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { createFormation } from '#functions/data/formations.ts';
import { campusPartition, newCampusId } from '#functions/data/ids.ts';
import { createRecord, listRecords } from '#functions/data/records.ts';
import { formations } from '#shared/contracts/formations.ts';
import { collegePages, demoCourses } from '../seeds/courses.ts';
import { demoUniversities } from '../seeds/people.ts';
import { oneMore } from './context.ts';

/** The courses of every university, with their categories and skills: those that are missing. */
export const seedCourses = async (now: Date): Promise<void> => {
  for (const [place, { id: universityId }] of demoUniversities.entries()) {
    const held = campusPartition(universityId);
    // The first one has them all, each of the others lacks another few.
    const courses = demoCourses.filter((_, i) => place === 0 || i % 4 !== place);
    const titles = (await listRecords(Formations, heldIn(held, Formations))).map(({ title }) => title);
    const categories = await listRecords(FormationCategories, heldIn(held, FormationCategories));
    const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
    for (const name of new Set(courses.flatMap(({ category = [] }) => category))) {
      if (categoryIds.has(name)) continue;
      const category = { id: newCampusId(universityId), universityId, name };
      const effects = oneMore({ universityId }, formations.createCategory.keeps);
      await createRecord(FormationCategories, category, { now, effects });
      categoryIds.set(name, category.id);
    }
    for (const { title, description, category = '', page, strengths } of courses) {
      if (titles.includes(title)) continue;
      const url = page && `${collegePages[place]}/${page}`;
      const FormationCategoryId = categoryIds.get(category);
      const course = {
        id: newCampusId(universityId),
        universityId,
        title,
        description,
        url,
        FormationCategoryId,
        strengths,
      };
      await createFormation(
        course,
        { now, effects: oneMore({ universityId }, formations.create.keeps) },
        ({ id }) => id,
      );
    }
  }
};
