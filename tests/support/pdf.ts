import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure tree, which assistive technology reads. */
export type PdfElement = { role: string; alt: string | undefined; children: PdfElement[] };

export type PdfBookmark = { title: string; items: PdfBookmark[] };

type Node = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

const elementOf = (node: Node): PdfElement => ({
  role: node.role,
  alt: 'alt' in node ? String(node.alt) : undefined,
  children: node.children.flatMap((child) => ('role' in child ? elementOf(child) : [])),
});

export const flatten = (element: PdfElement): PdfElement[] => [element, ...element.children.flatMap(flatten)];

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
  return text.replace(/\s+/g, ' ').trim();
};

type PdfFont = { name: string; isType3Font: boolean; missingFile?: boolean };

const fontsOf = async (page: PDFPageProxy): Promise<PdfFont[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const ids = new Set(fnArray.flatMap((fn, i) => (fn === OPS.setFont ? [String(argsArray[i]?.[0])] : [])));
  return [...ids].map((id) => page.commonObjs.get(id));
};

const countPictures = async (page: PDFPageProxy): Promise<number> =>
  (await page.getOperatorList()).fnArray.filter((fn) => fn === OPS.paintImageXObject).length;

const pagesOf = (document: PDFDocumentProxy): Promise<PDFPageProxy[]> =>
  Promise.all(Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1)));

export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    (await pagesOf(document)).map(async (page) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      const tree = await page.getStructTree();
      const fonts = await fontsOf(page);
      return {
        width: right - left,
        height: top - bottom,
        text: await textOf(page),
        absentFonts: fonts.filter(({ missingFile }) => missingFile).map(({ name }) => name),
        /** Type 3 fonts, whose glyphs are drawings. */
        drawnFonts: fonts.filter(({ isType3Font }) => isType3Font).map(({ name }) => name),
        elements: tree ? flatten(elementOf(tree)) : [],
        pictures: await countPictures(page),
        links: (await page.getAnnotations()).flatMap(({ url }) => (typeof url === 'string' ? url : [])),
      };
    }),
  );
  const { info, metadata } = await document.getMetadata();
  // pdf.js returns a Map, contrary to its types.
  const marks: unknown = await document.getMarkInfo();
  const outline: PdfBookmark[] = (await document.getOutline()) ?? [];
  const result = {
    title: 'Title' in info ? String(info.Title) : '',
    language: 'Language' in info ? String(info.Language) : '',
    metadata: { title: metadata?.get('dc:title') ?? null, pdfua: metadata?.get('pdfuaid:part') ?? null },
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    outline,
    pages,
  };
  await task.destroy();
  return result;
};
