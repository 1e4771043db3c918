import type { XmlElement } from '@rgrove/parse-xml';
import { Failure } from '#functions/data/kernel/failure.ts';

export type Classes = ReadonlyMap<string, readonly string[]>;

/** The reason is logged: it must quote nothing of the drawing. */
export const refuse = (reason: string): never => {
  throw new Failure(`the drawing ${reason}`);
};

const idOf = (address: string): string => {
  const [, id] = /^#([^%\\]+)$/.exec(address) ?? [];
  return id ?? refuse('refers to something outside of it');
};

/** Throws for any URL but `url(#…)`. */
const idsIn = (styles: string): string[] => {
  // An escape could hide a URL from the check below.
  if (styles.includes('\\')) refuse('escapes a character of a style');
  return [...styles.matchAll(/url\s*\(\s*["']?([^"')]*)["']?\s*\)/gi)].map(([, address = '']) => idOf(address.trim()));
};

/** Returns the ids that a rule references, for each of its classes. Throws for any other selector. */
const classesOfRule = ([, selectors = '', styles = '']: RegExpMatchArray): [string, string[]][] => {
  const ids = idsIn(styles);
  if (ids.length === 0) return [];
  return selectors.split(',').map((selector) => {
    const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
    return [name ?? refuse('has a rule for more than a class'), ids];
  });
};

/** Throws for a style sheet with at-rules or escapes. */
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
  // Prefixed attributes belong to drawing programs.
  return name.includes(':') ? [] : idsIn(value);
};

export const referencesOf = ({ attributes }: XmlElement, classes: Classes): string[] => [
  ...Object.entries(attributes).flatMap(idsOfAttribute),
  ...(attributes.class ?? '').split(/\s+/).flatMap((name) => classes.get(name) ?? []),
];
