import { password } from './campus.ts';
import { attempt, type Client, change } from './client.ts';

type Turn = (client: Client) => Promise<unknown>;

/** Undefined for an empty list. */
const pick = <T>({ random }: Client, some: readonly T[]): T => some[Math.floor(random.uniform() * some.length)] as T;

const statuses = ['ACCEPTED', 'REJECTED', 'PENDING'] as const;

const read: Turn = (client) => {
  const { site, person, campus, portfolioId } = client;
  const { api } = site;
  const userId = person.id;
  const reads: (() => Promise<unknown>)[] = [
    () => api.users.get({ params: { id: userId } }),
    () => api.diplomas.listOfUser({ params: { userId } }),
    () => api.portfolios.listOfUser({ params: { userId } }),
    () => api.portfolios.listSkills({ params: { portfolioId } }),
    () => api.universities.get({ params: { id: campus.universityId } }),
    () => api.resources.listOfUser({ params: { userId } }),
  ];
  return attempt(client, pick(client, reads));
};

const rate: Turn = (client) => {
  const id = pick(client, client.skillRows);
  const value = Math.floor(client.random.uniform() * 6);
  return change(client, client.ratings, [id, String(value)], () =>
    client.site.api.portfolios.rateSkill({ params: { id }, body: { value } }),
  );
};

const certainOnes = ({ diplomas, ids }: Client): string[] =>
  diplomas.names().filter((name) => ids.has(name) && typeof diplomas.certain(name) === 'string');

const addDiploma: Turn = async (client) => {
  client.count += 1;
  const { site, person, campus, count } = client;
  const name = `Diplôme ${count}`;
  const body = { userId: person.id, name, university: campus.mark, city: 'Ville 0', startDate: '2021-09-01' };
  const outcome = await change(client, client.diplomas, [name, 'Ville 0'], () => site.api.diplomas.create({ body }));
  if (outcome.is === 'done') client.ids.set(name, outcome.reply.id);
};

const changeDiploma: Turn = async (client) => {
  const name = pick(client, certainOnes(client));
  if (!name) return addDiploma(client);
  client.count += 1;
  const city = `Ville ${client.count}`;
  const params = { id: client.ids.get(name) ?? '' };
  return change(client, client.diplomas, [name, city], () =>
    client.site.api.diplomas.update({ params, body: { city } }),
  );
};

const removeDiploma: Turn = async (client) => {
  const names = certainOnes(client);
  const name = names.length > 5 ? pick(client, names) : undefined;
  if (!name) return addDiploma(client);
  const params = { id: client.ids.get(name) ?? '' };
  return change(client, client.diplomas, [name, null], () => client.site.api.diplomas.remove({ params }));
};

const upload: Turn = async (client) => {
  client.count += 1;
  const { site, campus, count } = client;
  const label = `Document ${count}`;
  const text = `${campus.mark} ${count}`;
  const about = { type: 'text/plain', size: text.length, isForUniversity: false };
  const form = await attempt(client, () => site.api.resources.documentForm({ body: about }));
  if (form.is !== 'done') return;
  const { url, fields, key } = form.reply;
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  sent.append('file', new Blob([text]));
  const stored = await fetch(url, { method: 'POST', body: sent }).catch(() => null);
  if (!stored?.ok) return;
  const body = { label, description: campus.mark, isForUniversity: false, key, fileName: 'note.txt' };
  await change(client, client.documents, [label, text], () => site.api.resources.create({ body }));
};

const signIn: Turn = async (client) => {
  const { is } = await attempt(client, () => client.site.signIn(client.person, password));
  if (is === 'done') client.isSignedOut = false;
};
const renew: Turn = (client) => attempt(client, () => client.site.renew(client.person));
const jobs: Turn = (client) =>
  attempt(client, () => client.site.api.portfolios.generateJobs({ params: { id: client.portfolioId } }));
const print: Turn = (client) =>
  attempt(client, () => client.site.api.exports.generatePdf({ params: { id: client.portfolioId }, query: {} }));

/** Whatever is asked about the other university's people is refused. */
const pry: Turn = async (client) => {
  const { id } = pick(client, client.foreign.candidates);
  const { api } = client.site;
  const asks = [
    () => api.users.get({ params: { id } }),
    () => api.diplomas.listOfUser({ params: { userId: id } }),
    () => api.resources.listOfUser({ params: { userId: id } }),
  ];
  const { is } = await attempt(client, pick<() => Promise<unknown>>(client, asks));
  if (is === 'done') client.tally.across.push(`asked about ${id}`);
};

const listMembers: Turn = (client) =>
  attempt(client, () =>
    client.site.api.users.listOfUniversity({ params: { universityId: client.campus.universityId }, query: {} }),
  );

const decide: Turn = (client) => {
  const { id } = pick(client, client.campus.subjects);
  const status = pick(client, statuses);
  return change(client, client.statuses, [id, status], () =>
    client.site.api.users.setStatus({ params: { id }, body: { status } }),
  );
};

type Mix = readonly (readonly [weight: number, turn: Turn])[];

const ofCandidates: Mix = [
  [60, read],
  [2, pry],
  [12, rate],
  [6, addDiploma],
  [5, changeDiploma],
  [4, removeDiploma],
  [5, jobs],
  [3, upload],
  [1, signIn],
  [1.7, renew],
  [0.3, print],
];
const ofAdmins: Mix = [
  [58, listMembers],
  [2, pry],
  [38, decide],
  [2, signIn],
];

/** The next call of that person, drawn by the mix. */
export const takeTurn = (client: Client): Promise<unknown> => {
  if (client.isSignedOut) return signIn(client);
  const mix = client.person.role === 'admin' ? ofAdmins : ofCandidates;
  let drawn = client.random.uniform() * mix.reduce((sum, [weight]) => sum + weight, 0);
  const [, turn] = mix.find(([weight]) => {
    drawn -= weight;
    return drawn < 0;
  }) ?? [0, mix[0]?.[1] ?? read];
  return turn(client);
};
