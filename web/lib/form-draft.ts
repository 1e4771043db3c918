/** What a form knows: what was typed over the record, and what of it was saved over which state of the record. */
export type Draft = {
  typed: Readonly<Record<string, unknown>>;
  saved?: { values: object; over: string };
};

export const read = (record: object, name: string): unknown => Reflect.get(record, name);

/** Whether nothing stands there: nothing, or only blanks. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const comparable = (value: unknown): string => {
  if (isNothing(value)) return '';
  // A number that was typed is a text until it is sent.
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : JSON.stringify(value);
};
const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const omitSame = (typed: Draft['typed'], values: object): Draft['typed'] =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, read(values, name))));

/** What is typed over the record as it stands now: what was saved gives way to the record that came back. */
export const typedOver = ({ typed, saved }: Draft, record: object): Draft['typed'] =>
  saved && JSON.stringify(record) !== saved.over ? omitSame(typed, saved.values) : typed;

/** The names of what was really changed: what was undone, or is saved, is not. */
export const changedNames = ({ typed, saved }: Draft, record: object): string[] => {
  const changed = omitSame(typed, record);
  return Object.keys(saved ? omitSame(changed, saved.values) : changed);
};
