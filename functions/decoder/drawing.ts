import {
  parseXml,
  XmlDeclaration,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';
import { type Classes, classesOf, referencesOf, refuse } from './drawing-references.ts';

/** Ten times the size of an exported logo with its crest. */
const mostBytes = 256 * 1024;
/** The longest path data, in characters: drawing self-crossing outlines takes more than linear time. */
const mostOutlineChars = 30_000;
const mostDrawn = 2_000;
/** A mask is drawn on a canvas of its own, which costs about as much as this many elements. */
const maskWeight = 20;

/**
 * Excludes text, as fonts are not installed (it must be outlined), and embedded images, filters, patterns, markers,
 * scripts and animations, which are too expensive.
 */
const knownElements = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask title desc metadata style'.split(
    ' ',
  ),
);
const svgNamespace = 'http://www.w3.org/2000/svg';

/** Throws for entities, style sheets and encodings that could hide or fetch something. */
const checkProlog = ({ children }: XmlDocument): void => {
  for (const node of children) {
    if (node instanceof XmlDeclaration && !/^utf-8$/i.test(node.encoding ?? 'utf-8')) refuse('is not in UTF-8');
    if (node instanceof XmlDocumentType && node.internalSubset) refuse('declares entities');
    if (node instanceof XmlProcessingInstruction && node.name === 'xml-stylesheet') refuse('has a style sheet');
  }
};

const elementsIn = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement);
const descendantsOf = (element: XmlElement): XmlElement[] => [element, ...elementsIn(element).flatMap(descendantsOf)];

const prefixesOf = (elements: readonly XmlElement[]): Set<string> =>
  new Set(
    elements.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) =>
        name.startsWith('xmlns:') && value === svgNamespace ? [name.slice('xmlns:'.length)] : [],
      ),
    ),
  );

/** Foreign elements of drawing programs are not drawn and may stay, except XInclude, which would fetch a file. */
const checkName = ({ name }: XmlElement, prefixes: ReadonlySet<string>): void => {
  const [local = '', prefix] = name.split(':').reverse();
  const isForeign = prefix !== undefined && !prefixes.has(prefix);
  if (isForeign ? local === 'include' : !knownElements.has(local)) refuse('has an element that is not drawn here');
};

const checkOutline = ({ attributes: { d = '', points = '' } }: XmlElement): void => {
  if (d.length + points.length > mostOutlineChars) refuse('has an outline of too many points');
};

/** Includes everything that drawn elements reference; infinite for a cycle. */
const countDrawn = (root: XmlElement, elements: readonly XmlElement[], classes: Classes): number => {
  const byId = Map.groupBy(elements, ({ attributes }) => attributes.id ?? '');
  const counts = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const counted = counts.get(element);
    if (counted !== undefined) return counted;
    counts.set(element, Number.POSITIVE_INFINITY);
    const parts = [...elementsIn(element), ...referencesOf(element, classes).flatMap((id) => byId.get(id) ?? [])];
    const own = element.name.endsWith('mask') ? maskWeight : 1;
    const total = parts.reduce((sum, part) => sum + count(part), own);
    counts.set(element, total);
    return total;
  };
  return count(root);
};

/**
 * Throws unless the bytes are an SVG that can be drawn quickly. Checks the structure first, because a kilobyte of
 * nested `use` elements kept the decoder busy for twenty seconds. The function's timeout bounds the rest.
 */
export const checkDrawing = (bytes: Uint8Array): void => {
  if (bytes.length > mostBytes) refuse('is too long');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const document = parseXml(text, { preserveDocumentType: true, preserveXmlDeclaration: true });
  checkProlog(document);
  const root = document.root ?? refuse('has no element');
  const elements = descendantsOf(root);
  const prefixes = prefixesOf(elements);
  for (const element of elements) {
    checkName(element, prefixes);
    checkOutline(element);
  }
  if (countDrawn(root, elements, classesOf(elements)) > mostDrawn) refuse('draws too many elements');
};
