import { expect } from 'vitest';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { findCurrent } from '#functions/data/catalogue/editions.ts';
import { as } from './api.ts';
import { emptyCatalogue, smallSet } from './catalogue.ts';
import { buildUser } from './factories.ts';

export const superUser = () => buildUser({ role: 'super', university: null });
export const keeper = async () => (await as(await superUser())).catalogue;
export const member = async () => (await as(await buildUser())).catalogue;

export const load = async (files: SetFiles = smallSet) =>
  (await keeper()).importSet({ body: { files: { ...files }, isDryRun: false } });

let loaded: string | undefined;
/** The small catalogue as the first import leaves it. Writes only if a test has changed it. */
export const restoreSmallSet = async (): Promise<void> => {
  if (loaded !== undefined && (await findCurrent())?.version === loaded) return;
  await emptyCatalogue();
  await load();
  loaded = (await findCurrent())?.version;
};
export const exported = async (): Promise<SetFiles> => (await (await keeper()).exportSet()).files;

export const edited = (file: string, from: string | RegExp, to: string): SetFiles => {
  const text = smallSet[file] ?? '';
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return { ...smallSet, [file]: changed };
};

export const texts = {
  name: 'Storytelling',
  nameFR: 'Art du récit',
  definition: 'Leading others through a matter.',
  definitionFR: 'Conduire autrui dans un sujet.',
  description: 'Tell what a thesis is about so that a child would listen.',
  descriptionFR: 'Dire de quoi parle une thèse de sorte qu’un enfant écoute.',
};
