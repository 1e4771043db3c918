import type { XmlElement } from '@rgrove/parse-xml';
import { Failure } from '#functions/data/kernel/failure.ts';

/** The ids to which elements of a class refer by a style sheet. */
export type Classes = ReadonlyMap<string, readonly string[]>;

/** Throws what is logged of a drawing that is not drawn: no word of its own. */
export const refuse = (reason: string): never => {
  throw new Failure(`the drawing ${reason}`);
};

const idOf = (address: string): string => {
  const [, id] = /^#([^%\\]+)$/.exec(address) ?? [];
  return id ?? refuse('refers to something outside of it');
};

/** The ids in `url(#…)`, wherever they stand in a declaration or an attribute; throws for any other address. */
const idsIn = (styles: string): string[] => {
  // An escape could write an address that is not seen here.
  if (styles.includes('\\')) refuse('escapes a character of a style');
  return [...styles.matchAll(/url\s*\(\s*["']?([^"')]*)["']?\s*\)/gi)].map(([, address = '']) => idOf(address.trim()));
};

/** One rule of a style sheet: what it refers to, for each class that it is for; throws where that is for anything else. */
const classesOfRule = ([, selectors = '', styles = '']: RegExpMatchArray): [string, string[]][] => {
  const ids = idsIn(styles);
  if (ids.length === 0) return [];
  return selectors.split(',').map((selector) => {
    const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
    return [name ?? refuse('has a rule for more than a class'), ids];
  });
};

/** Lists what the classes of a drawing refer to; throws for a style sheet that fetches another one, or escapes a character. */
export const classesOf = (elements: readonly XmlElement[]): Classes => {
  const sheets = elements.filter(({ name }) => name.endsWith('style')).map(({ text }) => text);
  const rules = sheets.flatMap((sheet) => {
    if (/[@\\]/.test(sheet)) refuse('has a style sheet that says more than how something looks');
    return [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(classesOfRule);
  });
  const byName = Map.groupBy(rules, ([name]) => name);
  return new Map([...byName].map(([name, same]) => [name, same.flatMap(([, ids]) => ids)]));
};

const idsOfAttribute = ([name, value]: [string, string]): string[] => {
  if (/^(.*:)?href$/.test(name)) return [idOf(value)];
  // Those of programs have a prefix.
  return name.includes(':') ? [] : idsIn(value);
};

/** The ids to which an element refers: by its attributes, its own style, its classes. */
export const refersTo = ({ attributes }: XmlElement, classes: Classes): string[] => [
  ...Object.entries(attributes).flatMap(idsOfAttribute),
  ...(attributes.class ?? '').split(/\s+/).flatMap((name) => classes.get(name) ?? []),
];
