import { printable } from './font-ranges.ts';

/** Characters that no font has; an emoji sequence counts as one. */
const absent = `\\p{RGI_Emoji}|[^${printable}]`;
const tagOrAbsent = new RegExp(`<[^>]*>|${absent}`, 'gv');
const runs = new RegExp(`(?:${absent})+`, 'gv');

/**
 * Boxes each character without a glyph as its code point, where Chromium would print nothing. The character stays
 * inside, hidden, for the PDF's bookmarks.
 */
export const legible = (html: string): string =>
  html.replace(tagOrAbsent, (found) => {
    if (found.startsWith('<')) return found;
    const code = found.codePointAt(0)?.toString(16).toUpperCase();
    return `<span class="sign" data-code="${code}"><i>${found}</i></span>`;
  });

export const abridged = (text: string): string => text.replace(runs, '[…]');
