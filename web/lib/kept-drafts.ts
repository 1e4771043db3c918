import * as z from 'zod/mini';
import { getSession } from './session.ts';

const key = 'drafts';
const drafts = z.array(z.object({ form: z.string(), typed: z.record(z.string(), z.unknown()) }));
type Drafts = z.infer<typeof drafts>;

/** A form is known by who fills it in, its page and the record that it is about. */
const formOf = (record: object): string => JSON.stringify([getSession()?.user.id, location.pathname, record]);

const read = (): Drafts => drafts.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '[]')).data ?? [];
const write = (kept: Drafts): void => sessionStorage.setItem(key, JSON.stringify(kept));

/** Keeps what was typed over a record by somebody whose session is ending: in this tab, for them alone. */
export const keepDraft = (record: object, typed: Readonly<Record<string, unknown>>): void =>
  write([...read(), { form: formOf(record), typed: { ...typed } }]);

/** What the same person had typed over the same record; nothing when nothing was kept. */
export const keptDraft = (record: object): Readonly<Record<string, unknown>> =>
  read().find(({ form }) => form === formOf(record))?.typed ?? {};

/** It stands in its form again. */
export const forgetDraft = (record: object): void => write(read().filter(({ form }) => form !== formOf(record)));
