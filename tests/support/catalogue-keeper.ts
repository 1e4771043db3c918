import { expect } from 'vitest';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { findCurrent } from '#functions/data/catalogue/editions.ts';
import { as } from './api.ts';
import { emptyCatalogue, smallSet } from './catalogue.ts';
import { buildUser } from './factories.ts';

/** Somebody new who keeps the catalogue, their calls about it, and those of a candidate. */
export const superUser = () => buildUser({ role: 'super', university: null });
export const keeper = async () => (await as(await superUser())).catalogue;
export const member = async () => (await as(await buildUser())).catalogue;

/** Has a keeper import those files, and export all. */
export const load = async (files: SetFiles = smallSet) =>
  (await keeper()).importSet({ body: { files: { ...files }, isDryRun: false } });

let loaded: string | undefined;
/** Has the small set be the catalogue, as an import into an empty one leaves it: written anew only where a test has changed it. */
export const restoreSmallSet = async (): Promise<void> => {
  if (loaded !== undefined && (await findCurrent())?.version === loaded) return;
  await emptyCatalogue();
  await load();
  loaded = (await findCurrent())?.version;
};
export const exported = async (): Promise<SetFiles> => (await (await keeper()).exportSet()).files;

/** The files with one cell, row or other piece of text replaced. */
export const edited = (file: string, from: string | RegExp, to: string): SetFiles => {
  const text = smallSet[file] ?? '';
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return { ...smallSet, [file]: changed };
};

/** What may be said of an entry, in both languages. */
export const texts = {
  name: 'Storytelling',
  nameFR: 'Art du récit',
  definition: 'Leading others through a matter.',
  definitionFR: 'Conduire autrui dans un sujet.',
  description: 'Tell what a thesis is about so that a child would listen.',
  descriptionFR: 'Dire de quoi parle une thèse de sorte qu’un enfant écoute.',
};
