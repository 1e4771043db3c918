import type { Prepared } from './row-request.ts';

export type Spelled = { path: string; query: Record<string, string>; body: unknown };

export const spelled = (call: string, { id = '', query, body }: Prepared): Spelled => ({
  path: (call.split(' ')[1] ?? '').replace(/\{\w+\}/, () => encodeURIComponent(id)),
  query: query?.(id) ?? {},
  body: body && JSON.parse(JSON.stringify(body(id))),
});

type Place = readonly (string | number)[];

/** A university's code, a dash, 22 random characters. */
export const isId = (text: string): boolean => /^[A-Za-z0-9]{4}-[A-Za-z0-9]{22}([._]\S+)?$/.test(text);

const placesIn = (value: unknown, way: Place): Place[] => {
  if (typeof value === 'string') return isId(value) ? [way] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...way, name]));
};

/** A path's place is the segment's index. */
export const idPlaces = ({ path, ...rest }: Spelled): Place[] => [
  ...path.split('/').flatMap((part, i): Place[] => (isId(decodeURIComponent(part)) ? [['path', i]] : [])),
  ...placesIn(rest, []),
];

const partsOf = ({ path, ...rest }: Spelled) => ({ path: path.split('/'), ...rest });

const read = (value: unknown, way: Place): unknown =>
  way.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : inner),
    value,
  );

export const crossed = (own: Spelled, other: Spelled, way: Place): Spelled => {
  const copy = structuredClone(partsOf(own));
  const holder = read(copy, way.slice(0, -1));
  const last = way.at(-1);
  if (typeof holder === 'object' && holder !== null && last !== undefined) {
    Reflect.set(holder, last, read(partsOf(other), way));
  }
  return { ...copy, path: copy.path.join('/') };
};

/** Such as `path`, `query.formationId`, `body.ratings.0.id`. */
export const placeName = (way: Place): string => (way[0] === 'path' ? 'path' : way.join('.'));
