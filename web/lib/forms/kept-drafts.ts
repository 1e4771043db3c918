import * as z from 'zod/mini';
import { getSession } from '#web/lib/session/session.ts';
import { type Draft, emptyDraft } from './form-draft.ts';

const key = 'drafts';
const values = z.record(z.string(), z.unknown());
const drafts = z.array(z.object({ form: z.string(), typed: values, over: values }));
type Drafts = z.infer<typeof drafts>;

/** Identifies a form by user, page, record and fields. */
const formOf = (record: object): string =>
  JSON.stringify([getSession()?.user.id, location.pathname, Reflect.get(record, 'id'), Object.keys(record).sort()]);

const read = (): Drafts => drafts.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '[]')).data ?? [];
const write = (kept: Drafts): void => sessionStorage.setItem(key, JSON.stringify(kept));

/** Keeps it in this tab for the same user, whose session is ending. */
export const keepDraft = (record: object, { typed, over }: Draft): void =>
  write([...read(), { form: formOf(record), typed: { ...typed }, over: { ...over } }]);

/** The record may have changed since; an empty draft when none was kept. */
export const findKeptDraft = (record: object): Draft => {
  const kept = read().find(({ form }) => form === formOf(record));
  return kept ? { typed: kept.typed, over: kept.over } : emptyDraft;
};

export const forgetDraft = (record: object): void => write(read().filter(({ form }) => form !== formOf(record)));
