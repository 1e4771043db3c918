import type { Entity } from 'dynamodb-toolbox/entity';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { storeLinkChange } from '#functions/data/people/links.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { addRequests } from '#functions/data/universities/figures.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { countKey } from '#functions/lib/limits/rate-limits.ts';
import { handler as tasks } from '#functions/tasks/index.ts';
import { allEntities } from '#scripts/operations/keep-release/entities.ts';
import { anonymous, as, withHeaders } from '#tests/support/api.ts';
import { breaksOf, type Item, leak, put, putKeptItems, tellingIn, toldIn } from '#tests/support/broken-items.ts';
import { Browser } from '#tests/support/browser.ts';
import { asFunction } from '#tests/support/caller.ts';
import { smallSet } from '#tests/support/catalogue.ts';
import { allItems } from '#tests/support/contents.ts';
import { giveFactor } from '#tests/support/factors.ts';
import { bounced, tell } from '#tests/support/mail-events.ts';
import { deliver } from '#tests/support/outbox.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import { callTasks } from '#tests/support/tasks.ts';

/** For a corrupt item of any entity, the log must name the entity and the attribute, and no user. */

const account = async (email: string): Promise<StoredUser> => (await findAccount(email))?.user ?? expect.unreachable();
const demoPassword = 'demo-Passw0rd!';
const token = 'a-link-that-was-mailed-to-somebody';

const openWorld = async () => {
  await putKeptItems();
  const [user, admin, keeper] = await Promise.all(
    ['user@demo.test', 'admin@demo.test', 'super@demo.test'].map(account),
  );
  if (!user || !admin || !keeper) return expect.unreachable();
  const bearer = { authorization: `Bearer ${await tokenOf(user)}` };
  const once = withHeaders({ ...bearer, 'idempotency-key': 'one-and-the-same' });
  await once.portfolios.create({ body: { title: 'Portfolio' } });
  const now = new Date();
  const link = { tokenHash: hashSecret(token), purpose: 'password', email: user.email } as const;
  await commit([storeLinkChange(user, { ...link, expiresAt: new Date(now.getTime() + 3_600_000) })], { now });
  const browser = new Browser();
  await browser.login(user, demoPassword);
  await commit([], { now }, { mails: [mailChange('passwordChanged', { userId: user.id }, {}, { now })] });
  const ofAdmin = await as(admin);
  const campus = { universityId: admin.universityId ?? '' };
  const list = 'Prénom;Nom;E-mail\nAmbre;Sérilhac;ambre.serilhac@leak.test';
  await ofAdmin.users.beginImport({ params: campus, body: { csv: list, isDryRun: false } });
  await giveFactor(admin);
  const ofKeeper = await as(keeper);
  // The demo data of the release before has no case.
  await ofKeeper.catalogue.createCase({
    body: { thesisTitle: 'Titre', graders: 1, gradedOn: '2026-11-25', grades: { j1: 3, j2: 1, j3: 0.5 } },
  });
  const { files } = await ofKeeper.catalogue.exportSet();
  return { user, admin, campus, browser, once, api: withHeaders(bearer), ofAdmin, ofKeeper, files };
};

let world: Awaited<ReturnType<typeof openWorld>>;
let items: Item[];
let entities: Entity[];
let telling: string[];
const lines: string[] = [];

beforeAll(async () => {
  world = await openWorld();
  // No release that is kept has counted requests.
  await addRequests('RvSd-1demo', 1, new Date());
  items = await allItems();
  entities = await allEntities();
  telling = [...tellingIn(items), ...leak.split(' '), token, 'leak.test', 'Sérilhac'];
});
beforeEach(() => {
  lines.length = 0;
  for (const output of ['log', 'error'] as const)
    vi.spyOn(console, output).mockImplementation((line) => lines.push(line));
});

type Case = {
  isRead?: (item: Item) => boolean;
  read: () => Promise<unknown>;
};
const liesWith =
  (holder: () => { id: string }) =>
  ({ PK }: Item) =>
    PK === `USER#${holder().id}`;
const own = liesWith(() => world.user);
const ofCampus = ({ PK }: Item) => PK === `UNIVERSITY#${world.campus.universityId}`;
const login = () => anonymous.auth.login({ body: { email: world.user.email, password: demoPassword } });
const ofUser = () => ({ params: { userId: world.user.id } });

/** The catalogue and the token keys are cached per process. */
const afresh = async (read: () => Promise<unknown>) => {
  vi.resetModules();
  await read();
};

/** Written by hand: a new entity fails until it is added here. */
const cases: Record<string, Case> = {
  AuditEntry: {
    isRead: ({ PK }) => PK === `AUDIT#${world.campus.universityId}`,
    read: () => world.ofAdmin.audit.listOfUniversity({ params: world.campus, query: {} }),
  },
  Case: { read: () => afresh(() => world.ofKeeper.catalogue.listCases()) },
  CatalogueEntry: { read: () => afresh(() => world.ofKeeper.catalogue.listSkills()) },
  CataloguePage: { read: () => afresh(() => world.ofKeeper.catalogue.listSkills()) },
  Counts: { isRead: ofCampus, read: () => world.ofAdmin.users.countsOfUniversity({ params: world.campus }) },
  Credential: { isRead: ({ PK }) => PK === `CREDENTIAL#${world.user.id}`, read: login },
  CurrentEdition: { read: () => afresh(() => world.ofKeeper.catalogue.listSkills()) },
  Cv: { isRead: own, read: () => world.api.usercv.get({ params: { id: world.user.id } }) },
  Diploma: { isRead: own, read: () => world.api.diplomas.listOfUser(ofUser()) },
  Doctorate: { isRead: own, read: () => world.api.doctorates.get(ofUser()) },
  EmailClaim: { isRead: ({ PK }) => PK === `EMAIL#${world.user.email}`, read: login },
  Experience: { isRead: own, read: () => world.api.experiences.listOfUser(ofUser()) },
  Factor: { isRead: ({ PK }) => PK === `CREDENTIAL#${world.admin.id}`, read: () => world.ofAdmin.factors.get() },
  Formation: { isRead: ofCampus, read: () => world.ofAdmin.formations.list({ query: world.campus }) },
  FormationCategory: { isRead: ofCampus, read: () => world.ofAdmin.formations.listCategories({ query: world.campus }) },
  ImportRows: { isRead: ({ importId }) => importId !== 'import-kept', read: () => callTasks() },
  Job: { read: () => afresh(() => world.ofKeeper.catalogue.listJobs()) },
  Link: {
    isRead: ({ tokenHash }) => tokenHash === hashSecret(token),
    read: () => anonymous.auth.checkLink({ body: { userId: world.user.id, token } }),
  },
  Mail: { isRead: ({ kind }) => kind === 'passwordChanged', read: deliver },
  OnceReply: {
    isRead: ({ callerId, digest }) => callerId === world.user.id && !/^0123/.test(String(digest)),
    read: () => world.once.portfolios.create({ body: { title: 'Portfolio' } }),
  },
  Portfolio: { isRead: own, read: () => world.api.portfolios.listOfUser(ofUser()) },
  PublicCv: {
    isRead: ({ PK }) => PK === `PUBLIC#${world.user.id}`,
    read: () => anonymous.usercv.getPublic({ params: { id: world.user.id } }),
  },
  Publication: { isRead: own, read: () => world.api.publications.listOfUser(ofUser()) },
  Renewal: {
    isRead: ({ SK }) => world.browser.renewal.includes(String(SK).slice('SESSION#'.length)),
    read: () => world.browser.renew(),
  },
  Resource: { isRead: ofCampus, read: () => world.ofAdmin.resources.listOfUniversity({ params: world.campus }) },
  Session: { isRead: own, read: () => world.api.auth.listSessions() },
  SigningKey: { read: () => afresh(() => world.api.auth.listSessions()) },
  Stock: {
    isRead: (item) => ofCampus(item) && item.stock === 'formations',
    read: () =>
      world.ofAdmin.formations.beginImport({
        params: world.campus,
        body: { csv: 'Intitulé;Description;Lien;Catégorie;Compétences\nA;B;;;', isDryRun: true },
      }),
  },
  Task: { isRead: ({ kind, id }) => kind === 'peopleImport' && id !== 'import-kept', read: () => callTasks() },
  Figures: {
    isRead: ({ universityId }) => universityId === 'RvSd-1demo',
    read: () =>
      world.ofKeeper.universities.getUsage({
        params: { id: 'RvSd-1demo' },
        query: { from: '2026-01-01', until: '2099-12-31' },
      }),
  },
  University: {
    isRead: ofCampus,
    read: () => world.ofAdmin.universities.update({ params: { id: world.campus.universityId }, body: {} }),
  },
  Usage: {
    read: () =>
      world.ofKeeper.universities.getUsage({
        params: { id: 'RvSd-1demo' },
        query: { from: '2026-11-01', until: '2026-11-30' },
      }),
  },
  User: { isRead: own, read: () => world.ofAdmin.users.get({ params: { id: world.user.id } }) },
  CatalogueEdition: {
    read: async () => {
      for (const files of [smallSet, world.files]) {
        await world.ofKeeper.catalogue.importSet({ body: { files: { ...files }, isDryRun: false } });
      }
    },
  },
};

/** Returns the logged failures. No log line may identify a user. */
const failuresOf = async (broken: Item, read: () => Promise<unknown>): Promise<Record<string, unknown>[]> => {
  for (const waiting of items.filter(({ _et }) => ['Mail', 'Task', 'ImportRows'].includes(String(_et))))
    await put(waiting);
  await put(broken);
  lines.length = 0;
  // Another test checks the reply; this one checks the log.
  await Promise.allSettled([read()]);
  expect(lines.flatMap((line) => toldIn(line, telling).map((word) => `${word} in ${line}`))).toEqual([]);
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
};

const brokenOf = (name: string) => {
  const entity = entities.find(({ entityName }) => entityName === name) ?? expect.unreachable();
  const { isRead = () => true } = cases[name] ?? {};
  const item = items.filter(({ _et }) => _et === name).find(isRead) ?? expect.unreachable(`no ${name} is read`);
  return { item, breaks: breaksOf(entity, item) };
};

/** Read only where a stage has several cells. They hold ids, states and numbers of universities and editions. */
const ofSeveralCells = ['Move', 'PublishedEdition', 'Route'];

test('no entity is left out', () => {
  const names = new Set(entities.map(({ entityName }) => entityName));
  expect([...names].sort()).toEqual([...Object.keys(cases), 'Throttle', ...ofSeveralCells].sort());
});

test.each([
  ['PublicCv', 'shown'],
  ['CataloguePage', 'rows'],
  ['ImportRows', 'rows'],
])('a %s whose %s are no longer what was packed is told so, and not a letter of it', async (entity, attribute) => {
  const { item } = brokenOf(entity);
  const failures = await failuresOf(
    { ...item, [attribute]: Buffer.from(leak) },
    cases[entity]?.read ?? expect.unreachable(),
  );
  expect(failures).toEqual([expect.objectContaining({ entity, attribute, fault: 'expected what was packed' })]);
  await put(item);
});

test.each(Object.keys(cases))('a broken %s is told once, by entity and attribute, and tells nobody', async (name) => {
  const { item, breaks } = brokenOf(name);
  expect(breaks.length).toBeGreaterThan(0);
  for (const { attribute, fault, item: broken } of breaks) {
    const failures = await failuresOf(broken, cases[name]?.read ?? expect.unreachable());
    const told = { entity: name, attribute, fault: expect.stringMatching(fault) };
    expect(failures, `${attribute} ${fault}`).toEqual([expect.objectContaining(told)]);
  }
  await put(item);
});

test('a count that is no number is told by its entity', async () => {
  const key = countKey('failures', { minutes: 15, most: 100 }, world.user.email, new Date());
  const place = { PK: `THROTTLE#${key.limit}#${key.subject}`, SK: `WINDOW#${key.endsAt}` };
  const failures = await failuresOf({ ...place, ...key, _et: 'Throttle', count: leak, ttl: key.endsAt }, login);
  expect(failures).toEqual([expect.objectContaining({ entity: 'Throttle', causes: ['ValidationException'] })]);
});

const readers: Record<string, () => Promise<unknown>> = {
  mailer: deliver,
  bounces: () => tell(bounced({ userId: world.user.id, to: world.user.email })),
  tasks: async () => {
    await asFunction('tasks', () => tasks({ begins: 'retention' }, { getRemainingTimeInMillis: () => 60_000 }));
    const night = (await allItems()).find(({ kind }) => kind === 'retention');
    await put({ ...night, dueAt: '2026-01-01', GSI1SK: '2026-01-01', attempts: 0 });
    await callTasks();
  },
  users: () => world.ofAdmin.users.listOfUniversity({ params: world.campus, query: {} }),
};

test.each(Object.entries(readers))('%s tells of a broken person by attribute alone', async (_, read) => {
  const { item, breaks } = brokenOf('User');
  for (const { attribute, fault, item: broken } of breaks) {
    const told = { entity: 'User', attribute, fault: expect.stringMatching(fault), holder: pseudonym(world.user.id) };
    const failures = await failuresOf(broken, read);
    expect(failures).toContainEqual(expect.objectContaining(told));
  }
  await put(item);
});
