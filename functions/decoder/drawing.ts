import {
  parseXml,
  XmlDeclaration,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';
import { type Classes, classesOf, refersTo, refuse } from './drawing-references.ts';

/** The longest drawing, in bytes: ten times an exported logo with its crest. */
const mostBytes = 256 * 1024;
/** The longest list of points of one outline, in characters: where its lines cross, each costs more than the one before. */
const mostOutline = 30_000;
/** The most elements, counted as often as something refers to them. */
const mostDrawn = 2_000;
/** A mask takes as long as so many elements: it is drawn on a page of its own. */
const maskWeight = 20;

/**
 * What logos are made of. Text is drawn with fonts that are not here, so it has to be outlined; pictures in a drawing, filters,
 * patterns, markers, scripts and whatever moves cost more than a logo is worth.
 */
const known = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask title desc metadata style'.split(
    ' ',
  ),
);
const svgNamespace = 'http://www.w3.org/2000/svg';

/** Throws for what may hide something, or fetch it, before the first element. */
const checkProlog = ({ children }: XmlDocument): void => {
  for (const node of children) {
    if (node instanceof XmlDeclaration && !/^utf-8$/i.test(node.encoding ?? 'utf-8')) refuse('is not in UTF-8');
    if (node instanceof XmlDocumentType && node.internalSubset) refuse('declares entities');
    if (node instanceof XmlProcessingInstruction && node.name === 'xml-stylesheet') refuse('has a style sheet');
  }
};

const elementsIn = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement);
const wholeOf = (element: XmlElement): XmlElement[] => [element, ...elementsIn(element).flatMap(wholeOf)];

const prefixesOf = (elements: readonly XmlElement[]): Set<string> =>
  new Set(
    elements.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) =>
        name.startsWith('xmlns:') && value === svgNamespace ? [name.slice('xmlns:'.length)] : [],
      ),
    ),
  );

/** Programs leave elements of their own, with a prefix, which nobody draws; XInclude would fetch a file. */
const checkName = ({ name }: XmlElement, prefixes: ReadonlySet<string>): void => {
  const [local = '', prefix] = name.split(':').reverse();
  const isForeign = prefix !== undefined && !prefixes.has(prefix);
  if (isForeign ? local === 'include' : !known.has(local)) refuse('has an element that is not drawn here');
};

const checkOutline = ({ attributes: { d = '', points = '' } }: XmlElement): void => {
  if (d.length + points.length > mostOutline) refuse('has an outline of too many points');
};

/** Counts the elements that are drawn, each with whatever it refers to: without end where something refers to itself. */
const countDrawn = (root: XmlElement, elements: readonly XmlElement[], classes: Classes): number => {
  const byId = Map.groupBy(elements, ({ attributes }) => attributes.id ?? '');
  const counts = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const counted = counts.get(element);
    if (counted !== undefined) return counted;
    counts.set(element, Number.POSITIVE_INFINITY);
    const parts = [...elementsIn(element), ...refersTo(element, classes).flatMap((id) => byId.get(id) ?? [])];
    const own = element.name.endsWith('mask') ? maskWeight : 1;
    const total = parts.reduce((sum, part) => sum + count(part), own);
    counts.set(element, total);
    return total;
  };
  return count(root);
};

/**
 * Throws unless those bytes are a drawing that can be drawn in a moment, judged by its structure before anything draws it: a
 * kilobyte in which groups use each other twice kept the decoder busy for twenty seconds. What crossing lines cost is bounded
 * by their number; the function's time ends the rest.
 */
export const checkDrawing = (bytes: Uint8Array): void => {
  if (bytes.length > mostBytes) refuse('is too long');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const document = parseXml(text, { preserveDocumentType: true, preserveXmlDeclaration: true });
  checkProlog(document);
  const root = document.root ?? refuse('has no element');
  const elements = wholeOf(root);
  const prefixes = prefixesOf(elements);
  for (const element of elements) {
    checkName(element, prefixes);
    checkOutline(element);
  }
  if (countDrawn(root, elements, classesOf(elements)) > mostDrawn) refuse('draws too many elements');
};
