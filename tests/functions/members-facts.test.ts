import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expect, test } from 'vitest';
import { Users } from '#functions/data/entities/user.ts';
import { findUser } from '#functions/data/people/users.ts';
import { newEmail } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { beginImports } from '#tests/support/imports.ts';
import { callTasks } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();

const nothing = { doctoralSchool: null, doctorateStart: null, estimatedEndDate: null, researchDomain: null };
const school = '[570] EDSP - Santé Publique';
const said = {
  ...{ doctoralSchool: school, startDate: '2024-10-01', estimatedEndDate: '2027-09-30', researchDomain: '19' },
  thesisTitle: 'Inégalités de santé',
};
const copied = {
  ...{ doctoralSchool: school, doctorateStart: '2024-10-01', estimatedEndDate: '2027-09-30', researchDomain: '19' },
  hasDoctorate: true,
};

const scene = async () => {
  const university = await buildUniversity();
  const person = await buildUser({ university });
  const [own, admin] = [await as(person), await as(await buildUser({ university, role: 'admin' }))];
  const row = async () => {
    const { rows } = await admin.users.listOfUniversity({ params: { universityId: university.id } });
    return rows.find(({ id }) => id === person.id);
  };
  return { person, own, row, params: { userId: person.id } };
};

test('the list says whether there is a PhD record and an assessment, the school, the domain and the dates, nothing else', async () => {
  const { own, row, params } = await scene();
  const before = { ...nothing, hasDoctorate: false, hasAssessment: false };
  expect(await row()).toMatchObject(before);
  await own.doctorates.update({
    params,
    body: { smartGoals: 'Finir', careerPlan: 'Partir', appreciatedAspects: 'Tout' },
  });
  expect(await row()).toMatchObject(before);
  await own.doctorates.update({ params, body: said });
  const { id } = await own.portfolios.create({ body: { title: 'Bilan' } });
  await own.portfolios.create({ body: { title: 'Second' } });
  const shown = await row();
  expect(shown).toMatchObject({ ...copied, hasAssessment: true });
  expect(JSON.stringify(shown)).not.toMatch(/Inégalités|Finir|Partir|Tout|Bilan|portfolios/);
  const { portfolios } = await own.portfolios.listOfUser({ params });
  const second = portfolios.find((one) => one.id !== id);
  await own.portfolios.remove({ params: { id } });
  expect(await row()).toMatchObject({ hasAssessment: true });
  await own.portfolios.remove({ params: { id: second?.id ?? '' } });
  expect(await row()).toMatchObject({ hasAssessment: false });
});

test('what is cleared is no longer copied; the record exists until its last field is empty', async () => {
  const { own, row, params } = await scene();
  await own.doctorates.update({ params, body: said });
  const { thesisTitle: _, ...copies } = said;
  await own.doctorates.update({ params, body: Object.fromEntries(Object.keys(copies).map((name) => [name, null])) });
  expect(await row()).toMatchObject({ ...nothing, hasDoctorate: true });
  await own.doctorates.update({ params, body: { thesisTitle: '' } });
  expect(await row()).toMatchObject({ ...nothing, hasDoctorate: false });
});

test('saving the doctorate leaves the revision of the profile alone', async () => {
  const { own, person, params } = await scene();
  const { revision } = await own.users.get({ params: { id: person.id } });
  await own.doctorates.update({ params, body: said });
  const changed = await own.users.update({ params: { id: person.id }, body: { interests: 'Escalade' }, revision });
  expect(changed).toMatchObject({ interests: 'Escalade', revision: revision + 1 });
  expect(await findUser(person.id)).toMatchObject(copied);
});

test('the record and its copy are stored together or not at all, wherever the call is cut off', async () => {
  const { own, params } = await scene();
  const { entries } = await recorded(() => own.doctorates.update({ params, body: said }));
  const trips = entries.filter(({ caller }) => caller === 'profile').length;
  expect(trips).toBeGreaterThan(2);
  for (let skip = 0; skip < trips; skip += 1) {
    const again = await scene();
    const call = () => again.own.doctorates.update({ params: again.params, body: said }).catch(() => null);
    await withFaults([{ kind: 'crashAfter', match: { caller: 'profile' }, skip }], call);
    const isStored = (await again.own.doctorates.get({ params: again.params })).doctoralSchool === school;
    expect((await again.row())?.doctoralSchool === school, String(skip)).toBe(isStored);
  }
});

test('two tabs that save at once are both copied', async () => {
  const { own, row, params } = await scene();
  await Promise.all([
    own.doctorates.update({ params, body: { doctoralSchool: school, startDate: '2024-10-01' } }),
    own.doctorates.update({ params, body: { estimatedEndDate: '2027-09-30', researchDomain: '19' } }),
    own.doctorates.update({ params, body: { conclusion: 'Fin' } }),
  ]);
  expect(await row()).toMatchObject(copied);
});

test('a member from before the copies were stored gets them when the list is first read', async () => {
  const { own, row, person, params } = await scene();
  await own.doctorates.update({ params, body: said });
  await own.portfolios.create({ body: { title: 'Bilan' } });
  const forgotten = [
    'doctoralSchool',
    'doctorateStart',
    'estimatedEndDate',
    'researchDomain',
    'hasDoctorate',
    'portfolios',
  ];
  const gone = Object.fromEntries(forgotten.map((name) => [name, $remove()]));
  await Users.build(UpdateItemCommand)
    .item({ id: person.id, ...gone })
    .send();
  expect(await findUser(person.id)).not.toHaveProperty('hasDoctorate');
  expect(await row()).toMatchObject({ ...copied, hasAssessment: true });
  expect(await findUser(person.id)).toMatchObject({ ...copied, portfolios: 1 });
});

test('a list of people may say of their doctorates what both the record and the list of members then show', async () => {
  const { bring, members, api } = await beginImports();
  const head = 'Prénom;Nom;E-mail;École doctorale;Début du doctorat;Fin prévue;Domaine de recherche';
  await bring(
    `${head}\nAda;Noor;${newEmail()};570;01/10/2024;2027-09-30;sciences médicales\nBen;Noor;${newEmail()};;;;`,
  );
  await callTasks();
  const [ada, ben] = (await members()).toSorted((a, b) => a.firstName.localeCompare(b.firstName));
  expect(ada).toMatchObject({ firstName: 'Ada', ...copied });
  expect(ben).toMatchObject({ firstName: 'Ben', ...nothing, hasDoctorate: false });
  const { thesisTitle: _, ...imported } = said;
  expect(await api.doctorates.get({ params: { userId: ada?.id ?? '' } })).toMatchObject(imported);
});
