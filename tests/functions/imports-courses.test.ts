import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeAll, describe, expect, test } from 'vitest';
import { Stocks } from '#functions/data/kernel/entities.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { refused } from '#tests/support/api.ts';
import { beginImports } from '#tests/support/imports.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { callTasks } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeAll(seedCatalogue);

const courseList = (...rows: string[]): string =>
  ['Intitulé;Description;Lien;Catégorie;Compétences', ...rows].join('\n');

describe('a list of courses', () => {
  test('is made with its categories and skills, and says before what it would make', async () => {
    const { api, university, bringCourses, courses } = await beginImports();
    const langues = await api.formations.createCategory({ body: { universityId: university.id, name: 'Langues' } });
    const csv = courseList(
      'Écrire;Trois jours;formations.test/ecrire;LANGUES;Expression écrite | s1',
      'Parler;Deux jours;;Communication;',
      'Débattre;"Un jour;\nà deux";;communication;speaking',
    );
    expect(await bringCourses(csv, true)).toEqual({ id: null, formations: 3, newCategories: ['Communication'] });
    expect(await courses()).toEqual([]);
    const { id } = await bringCourses(csv);
    await callTasks();
    expect(await api.formations.getImport({ params: { id: id ?? '' } })).toMatchObject({ state: 'done', done: 3 });
    const made = await courses();
    expect(made).toMatchObject([
      { title: 'Débattre', description: 'Un jour;\nà deux', url: null, FormationCategory: { name: 'Communication' } },
      { title: 'Écrire', url: 'formations.test/ecrire', FormationCategoryId: langues.id },
      { title: 'Parler', FormationCategory: { name: 'Communication' } },
    ]);
    const categories = await api.formations.listCategories({ query: { universityId: university.id } });
    expect(categories.map(({ name }) => name)).toEqual(['Communication', 'Langues']);
    const [, ecrire] = made;
    const skills = await api.formations.listSkills({ query: { formationId: ecrire?.id ?? '' } });
    expect(skills.map(({ SkillId, value }) => [SkillId, value]).sort()).toEqual([
      ['s1', 0],
      ['s3', 0],
    ]);
  });

  test('names what is wrong: an unknown skill, a course that is there already, twice in the file, or is not whole', async () => {
    const { bringCourses } = await beginImports();
    await bringCourses(courseList('Lire;Vite;;;'));
    await callTasks();
    const csv = courseList(
      'lire;Encore;;;',
      'Écrire;;;;',
      'Parler;Haut;javascript:x;;',
      'Dire;Bas;;;Voler',
      'DIRE;Bas;;;',
    );
    expect((await refused(bringCourses(csv))).details).toMatchObject([
      { line: 2, column: 'title', code: 'formation_exists' },
      { line: 3, column: 'description', code: 'required' },
      { line: 4, column: 'url', code: 'invalid_value' },
      { line: 5, column: 'skills', code: 'unknown_skill', msg: 'Aucune compétence ne s’appelle Voler.' },
      { line: 6, column: 'title', code: 'duplicate_formation', first: 5 },
    ]);
  });

  const keep = (universityId: string, stock: 'formations' | 'formation-categories', count: number) =>
    Stocks.build(UpdateItemCommand)
      .item({ holder: campusPartition(universityId), stock, count })
      .send();

  test('for which there is no room is refused whole; room that is taken meanwhile has its lines refused', async () => {
    const { university, api, bringCourses, courses } = await beginImports();
    const csv = courseList('Lire;Vite;;;', 'Écrire;Bien;;;');
    await keep(university.id, 'formations', 19_999);
    expect(await refused(bringCourses(csv, true))).toMatchObject({ status: 409, code: 'too_many_things' });
    await keep(university.id, 'formations', 19_998);
    const { id } = await bringCourses(csv);
    await keep(university.id, 'formations', 19_999);
    await callTasks();
    expect(await courses()).toMatchObject([{ title: 'Lire' }]);
    expect(await api.formations.getImport({ params: { id: id ?? '' } })).toMatchObject({
      state: 'done',
      refused: 1,
      refusals: [{ line: 3, code: 'too_many_things', msg: 'La liste de votre université était pleine.' }],
    });
  });
});
