import { printable } from './font-ranges.ts';

/** Characters that no font has; an emoji sequence counts as one. */
const absent = `\\p{RGI_Emoji}|[^${printable}]`;

/** Compiling takes some 10 ms, which a start need not wait for. */
const compileOnce = (pattern: string): (() => RegExp) => {
  let compiled: RegExp | undefined;
  return () => (compiled ??= new RegExp(pattern, 'gv'));
};
const tagOrAbsent = compileOnce(`<[^>]*>|${absent}`);
const runs = compileOnce(`(?:${absent})+`);

/**
 * Boxes each character without a glyph as its code point, where Chromium would print nothing. The character stays
 * inside, hidden, for the PDF's bookmarks.
 */
export const legible = (html: string): string =>
  html.replace(tagOrAbsent(), (found) => {
    if (found.startsWith('<')) return found;
    const code = found.codePointAt(0)?.toString(16).toUpperCase();
    return `<span class="sign" data-code="${code}"><i>${found}</i></span>`;
  });

export const abridged = (text: string): string => text.replace(runs(), '[…]');
