import { emailKey } from '#functions/data/entities/credential.ts';
import type { Members } from '#scripts/operations/move/household.ts';
import type { Move } from '#scripts/operations/move/state.ts';
import type { Held, Listed } from '#scripts/operations/operator/directory/read.ts';
import { mainCell } from '#shared/cells.ts';

/** As a table says it. */
type Route = { epoch: number; state: string };
/** To be written. `gone`: to be removed, as nobody knows the university any more. */
type OwnRoute = { epoch: number; state: 'open' } | { epoch: number; state: 'moved'; to: string } | 'gone';

type Given = {
  own: string;
  /** The moment that is restored; undefined for the latest one. */
  at: Date | undefined;
  listed: Listed;
  moves: readonly Pick<Move, 'university' | 'from' | 'to' | 'state' | 'switchedAt'>[];
};

/** How a table of then is brought in line with where universities and people live now. */
export type Fit = {
  /** Sentences: without any, the table can be used. */
  objections: readonly string[];
  /** People and addresses, beside those that the table itself shows, of universities that live elsewhere now. */
  elsewhere: ReadonlyMap<string, Members>;
  routes: ReadonlyMap<string, OwnRoute>;
};

const isSince = (at: Date | undefined, switchedAt: string | undefined): boolean =>
  at !== undefined && switchedAt !== undefined && new Date(switchedAt) > at;

const movedIn = (universities: readonly string[], { own, moves }: Given): string[] => {
  if (universities.length === 0) return [];
  const dates = new Map(moves.map(({ university, switchedAt }) => [university, switchedAt?.slice(0, 10)]));
  const named = universities.map((id) => `${id} (${dates.get(id) ?? 'unknown'})`).join(', ');
  return [
    `These universities have moved into the cell “${own}” since then, and what they had then lies in another table: ${named}. Move them to another cell, restore, and move them back; or choose a later moment.`,
  ];
};

/** What the directory alone tells against a restore, one sentence each. */
export const objectionsTo = (given: Given): string[] => {
  const { own, at, listed, moves } = given;
  const underWay = moves.filter(
    ({ from, to, state }) => [from, to].includes(own) && state !== 'read-only' && state !== 'erased',
  );
  const came = moves.filter(
    ({ university, switchedAt }) => listed.universities.get(university)?.cell === own && isSince(at, switchedAt),
  );
  return [
    ...underWay.map(
      ({ university, from, to }) =>
        `The move of ${university} from “${from}” to “${to}” is under way: finish it, or give it up, before.`,
    ),
    ...movedIn(
      came.map(({ university }) => university),
      given,
    ),
  ];
};

/** `held` and `routes` are those of the restored table, which has objections where it lacks somebody who lives in the cell now. */
export const fitOf = (held: Held, routes: ReadonlyMap<string, Route>, given: Given): Fit => {
  const { own, at, listed, moves } = given;
  const switches = new Map(moves.map(({ university, switchedAt }) => [university, switchedAt]));
  /** A university that the directory lacks was deleted since: it comes back where it lived, unless it had moved before. */
  const isHere = (university: string | undefined): boolean => {
    if (university === undefined) return own === mainCell;
    const home = listed.universities.get(university);
    if (home) return home.cell === own;
    return routes.get(university)?.state !== 'moved' && !isSince(at, switches.get(university));
  };
  const elsewhere = new Map<string, Members>();
  const leave = (university = ''): Members => {
    const members = elsewhere.get(university) ?? { people: new Set(), addresses: new Map() };
    elsewhere.set(university, members);
    return members;
  };

  const stranded: string[] = [];
  for (const university of held.universities) if (!isHere(university)) leave(university);
  for (const [id, { email, university: former }] of held.people) {
    const university = listed.people.has(id) ? listed.people.get(id) : former;
    if (!isHere(university)) {
      const { people, addresses } = leave(university);
      people.add(id);
      addresses.set(emailKey(email), id);
    } else if (!isHere(former)) stranded.push(id);
  }

  const came: string[] = [];
  const written = new Map<string, OwnRoute>();
  for (const university of new Set([...listed.universities.keys(), ...routes.keys(), ...elsewhere.keys()])) {
    const [home, route] = [listed.universities.get(university), routes.get(university)];
    const isOpen = route?.state === 'open';
    if (home?.cell === own) {
      if (home.epoch !== (route?.epoch ?? 0) || route?.state === 'moved') came.push(university);
      if (route && !isOpen) written.set(university, { epoch: home.epoch, state: 'open' });
    } else if (home && (route || elsewhere.has(university))) {
      written.set(university, { epoch: home.epoch, state: 'moved', to: home.cell });
    } else if (!home && route) {
      // Whoever is listed anew begins with epoch 0.
      const isBack = isHere(university) && held.universities.has(university);
      written.set(university, isBack ? { epoch: 0, state: 'open' } : 'gone');
    }
  }
  const objections = [
    ...movedIn(came, given),
    ...(stranded.length > 0
      ? [`These people were then in a university that lives elsewhere now, and would be lost: ${stranded.join(', ')}.`]
      : []),
  ];
  return { objections, elsewhere, routes: written };
};
