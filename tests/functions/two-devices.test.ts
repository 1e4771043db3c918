import { beforeEach, expect, test } from 'vitest';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { as, refused } from '#tests/support/api.ts';
import { emptyCatalogue } from '#tests/support/catalogue.ts';
import { keeper, load } from '#tests/support/catalogue-keeper.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

/** Calls that need no revision (D90): they change no text that could be lost. */
const exempt = [
  'users.move',
  'users.setStatus',
  'users.uploadAvatar',
  'universities.uploadLogo',
  'catalogue.updateJobSkill',
  'catalogue.updateJobActivity',
  'catalogue.updateActivitySkill',
  'portfolios.rateSkill',
  'portfolios.rateActivity',
  'portfolios.rateValue',
  'portfolios.rateRncp',
  'portfolios.rateMany',
  'formations.updateSkill',
  'factors.turnOn',
];

type Answer = { revision: number };
type Play = {
  read: Answer;
  send: (body: object, revision?: number) => Promise<Answer>;
  versions: [object, object];
};

const person = async () => {
  const user = await buildUser();
  return { userId: user.id, api: await as(user) };
};
const administrator = async () => {
  const university = await buildUniversity();
  return { university, api: await as(await buildUser({ role: 'admin', university })) };
};
const both = (name: string): [object, object] => [{ [name]: 'Enseigner' }, { [name]: 'Chercher' }];

const dates = { startDate: '2022-10-01', endDate: '2023-09-30' };

const plays: Record<string, () => Promise<Play>> = {
  'users.update': async () => {
    const { userId, api } = await person();
    const params = { id: userId };
    return {
      read: await api.users.get({ params }),
      send: (body, revision) => api.users.update({ params, body, revision }),
      versions: both('interests'),
    };
  },
  'doctorates.update': async () => {
    const { userId, api } = await person();
    const params = { userId };
    return {
      read: await api.doctorates.get({ params }),
      send: (body, revision) => api.doctorates.update({ params, body, revision }),
      versions: both('careerPlan'),
    };
  },
  'usercv.update': async () => {
    const { userId, api } = await person();
    const params = { id: userId };
    const { userCv } = await api.usercv.get({ params });
    if (!userCv) throw new Error('a candidate reads their own CV');
    return {
      read: userCv,
      send: (body, revision) => api.usercv.update({ params, body, revision }),
      versions: both('about'),
    };
  },
  'diplomas.update': async () => {
    const { userId, api } = await person();
    const read = await api.diplomas.create({
      body: { userId, name: 'Master', university: 'Rive-Sud', city: 'Lyon', ...dates },
    });
    const params = { id: read.id };
    return { read, send: (body, revision) => api.diplomas.update({ params, body, revision }), versions: both('name') };
  },
  'experiences.update': async () => {
    const { userId, api } = await person();
    const read = await api.experiences.create({
      body: { userId, title: 'Stage', company: 'Ifremer', city: 'Brest', ...dates },
    });
    const params = { id: read.id };
    return {
      read,
      send: (body, revision) => api.experiences.update({ params, body, revision }),
      versions: both('title'),
    };
  },
  'publications.update': async () => {
    const { userId, api } = await person();
    const read = await api.publications.create({ body: { userId, title: 'Îlots', description: 'Un modèle.' } });
    const params = { id: read.id };
    return {
      read,
      send: (body, revision) => api.publications.update({ params, body, revision }),
      versions: both('description'),
    };
  },
  'portfolios.update': async () => {
    const { api } = await person();
    const read = await api.portfolios.create({ body: { title: 'Portfolio' } });
    const params = { id: read.id };
    return {
      read,
      send: (body, revision) => api.portfolios.update({ params, body, revision }),
      versions: both('title'),
    };
  },
  'resources.update': async () => {
    const { api } = await person();
    const read = await api.resources.create({
      body: { label: 'Carnet', description: 'Notes', url: 'carnets.example', isForUniversity: false },
    });
    const params = { id: read.id };
    return {
      read,
      send: (body, revision) => api.resources.update({ params, body, revision }),
      versions: both('description'),
    };
  },
  'universities.update': async () => {
    const { university, api } = await administrator();
    const params = { id: university.id };
    return {
      read: await api.universities.get({ params }),
      send: (body, revision) => api.universities.update({ params, body, revision }),
      versions: both('address'),
    };
  },
  'universities.setShare': async () => {
    const { university } = await administrator();
    const api = await as(await buildUser({ role: 'super', university: null }));
    const params = { id: university.id };
    return {
      read: await api.universities.getUsage({ params, query: { from: '2026-01-01', until: '2026-01-02' } }),
      send: (body, revision) => api.universities.setShare({ params, body: { share: 1, ...body }, revision }),
      versions: [{ share: 3 }, { share: 5 }],
    };
  },
  'formations.update': async () => {
    const { university, api } = await administrator();
    const universityId = university.id;
    const read = await api.formations.create({ body: { universityId, title: 'Lire', description: 'Deux jours' } });
    const params = { id: read.id };
    return {
      read,
      send: (body, revision) => api.formations.update({ params, body, revision }),
      versions: both('description'),
    };
  },
  'formations.updateCategory': async () => {
    const { university, api } = await administrator();
    const read = await api.formations.createCategory({ body: { universityId: university.id, name: 'Langues' } });
    const params = { id: read.id };
    return {
      read,
      send: (body, revision) => api.formations.updateCategory({ params, body, revision }),
      versions: both('name'),
    };
  },
  'catalogue.updateSkill': async () => {
    const api = await keeper();
    const params = { id: 's2' };
    return {
      read: await api.getSkill({ params }),
      send: (body, revision) => api.updateSkill({ params, body, revision }),
      versions: both('description'),
    };
  },
  'catalogue.updateActivity': async () => {
    const api = await keeper();
    const params = { id: 'a1' };
    return {
      read: await api.getActivity({ params }),
      send: (body, revision) => api.updateActivity({ params, body, revision }),
      versions: both('descriptionFR'),
    };
  },
  'catalogue.updateJob': async () => {
    const api = await keeper();
    const params = { id: 'j1' };
    return {
      read: await api.getJob({ params }),
      send: (body, revision) => api.updateJob({ params, body, revision }),
      versions: both('description'),
    };
  },
  'catalogue.updateCase': async () => {
    const api = await keeper();
    const params = { id: 'c1' };
    return {
      read: await api.getCase({ params }),
      send: (body, revision) => api.updateCase({ params, body, revision }),
      versions: both('thesisTitle'),
    };
  },
};

beforeEach(async () => {
  await emptyCatalogue();
  await load();
});

test('each PUT of the contract is played by two devices below, or has no text that could be lost', () => {
  const puts = Object.entries(contracts).flatMap(([group, contract]) =>
    Object.entries<Route>(contract).flatMap(([name, { method }]) => (method === 'PUT' ? [`${group}.${name}`] : [])),
  );
  expect(puts.toSorted()).toEqual([...Object.keys(plays), ...exempt].toSorted());
});

test.each(Object.entries(plays))('%s: the second device is refused with the record as it is', async (_, begin) => {
  const { read, send, versions } = await begin();
  const [theirs, mine] = versions;
  const saved = await send(theirs, read.revision);
  expect(saved).toMatchObject(theirs);
  const late = await refused(send(mine, read.revision));
  const present = { ...theirs, revision: saved.revision };
  expect(late).toMatchObject({ status: 412, code: 'changed_meanwhile', details: [present] });
  expect(await send(mine, saved.revision)).toMatchObject(mine);
});

test.each(Object.entries(plays))('%s: who names no revision is not refused', async (_, begin) => {
  const { send, versions } = await begin();
  for (const version of versions) expect(await send(version)).toMatchObject(version);
});
