import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Points from the lower left corner. */
export type Box = { left: number; right: number; bottom: number; top: number };
export type PlacedText = Box & { text: string };
export type PlacedPage = { texts: PlacedText[]; rules: Box[] };

type Matrix = readonly [number, number, number, number, number, number];
const upright: Matrix = [1, 0, 0, 1, 0, 0];

const isMatrix = (args: readonly unknown[]): args is Matrix =>
  args.length === 6 && args.every((each) => typeof each === 'number');

/** The second is applied first. */
const after = ([a, b, c, d, e, f]: Matrix, [a1, b1, c1, d1, e1, f1]: Matrix): Matrix => [
  a * a1 + c * b1,
  b * a1 + d * b1,
  a * c1 + c * d1,
  b * c1 + d * d1,
  a * e1 + c * f1 + e,
  b * e1 + d * f1 + f,
];

const placed = ([a, b, c, d, e, f]: Matrix, [x0, y0, x1, y1]: readonly number[]): Box => {
  const corners = [
    [x0, y0],
    [x1, y1],
  ].map(([x = 0, y = 0]) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
};

const extentOf = (args: unknown): readonly number[] | null => {
  const extent: unknown = Array.isArray(args) ? args[2] : null;
  return extent instanceof Float32Array ? [...extent] : null;
};

/** Table rules are painted cell by cell. */
const goesOn = (a: Box, b: Box): boolean => Math.abs(a.right - b.left) < 0.5 && Math.abs(a.top - b.top) < 0.5;

const joined = (lines: readonly Box[]): Box[] => {
  const whole: Box[] = [];
  for (const line of lines.toSorted((a, b) => a.left - b.left)) {
    const before = whole.findIndex((one) => goesOn(one, line));
    const start = whole[before];
    if (start) whole[before] = { ...start, right: line.right };
    else whole.push(line);
  }
  return whole;
};

const isLine = ({ bottom, top }: Box): boolean => top - bottom < 2;
const isRule = ({ left, right }: Box): boolean => right - left > 60;

/** Horizontal rules longer than a rating's line. */
const rulesOf = async (page: PDFPageProxy): Promise<Box[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: Matrix[] = [];
  const lines: Box[] = [];
  let matrix = upright;
  for (const [i, fn] of fnArray.entries()) {
    const args: unknown = argsArray[i];
    if (fn === OPS.save) saved.push(matrix);
    if (fn === OPS.restore) matrix = saved.pop() ?? upright;
    if (fn === OPS.transform && Array.isArray(args) && isMatrix(args)) matrix = after(matrix, args);
    const extent = fn === OPS.constructPath && Array.isArray(args) && args[0] !== OPS.endPath ? extentOf(args) : null;
    if (extent) lines.push(placed(matrix, extent));
  }
  return joined(lines.filter(isLine)).filter(isRule);
};

const textsOf = async (page: PDFPageProxy): Promise<PlacedText[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, base = 0] = item.transform.map(Number);
    const { str: text, width, height } = item;
    return { text, left, right: left + width, bottom: base - 0.25 * height, top: base + 0.75 * height };
  });
};

export const placesIn = async (bytes: Uint8Array): Promise<PlacedPage[]> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: PlacedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push({ texts: await textsOf(page), rules: await rulesOf(page) });
  }
  await task.destroy();
  return pages;
};
