import { printable } from './font-ranges.ts';

/** What no font has: an emoji with all that it is made of, or one character. */
const absent = `\\p{RGI_Emoji}|[^${printable}]`;
const tagOrAbsent = new RegExp(`<[^>]*>|${absent}`, 'gv');
const runs = new RegExp(`(?:${absent})+`, 'gv');

/**
 * A piece of HTML in which every character that no font has is a box with its code, since the browser would leave an empty place;
 * the character itself stays within, unseen, for bookmarks.
 */
export const legible = (html: string): string =>
  html.replace(tagOrAbsent, (found) => {
    if (found.startsWith('<')) return found;
    const code = found.codePointAt(0)?.toString(16).toUpperCase();
    return `<span class="sign" data-code="${code}"><i>${found}</i></span>`;
  });

/** A text where there is no room for boxes: it says where something is left out. */
export const abridged = (text: string): string => text.replace(runs, '[…]');
