/** Calls of each kind in a hundred (trust.md, section 2.4). */
export const mix = { reads: 70, writes: 20, lists: 5, jobs: 4, signIns: 1 } as const;
export type Kind = keyof typeof mix;

const kinds = Object.keys(mix) as Kind[];
const hundred: readonly Kind[] = kinds.flatMap((kind) => Array<Kind>(mix[kind]).fill(kind));
/** Prime to a hundred, so that each hundred turns take every place once, far from its neighbors. */
const stride = 37;

/** Returns the kind of the call with this number, from 0. Each hundred calls from a multiple of 100 are exactly the mix. */
export const kindOf = (turn: number): Kind => hundred[(turn * stride) % hundred.length] as Kind;
