/** Small words inside names of many languages, which are not written with a capital. */
const particles = new Set(
  'al bin da das de del della den der di do dos du e el ibn la las le los ter van von y zu'.split(' '),
);
const longest = 30;
/** A word of letters, an initial with its dot. */
const wordForm = /^(?:\p{L}[\p{L}\p{M}'’]{0,19}|\p{L}\.)$/u;
/** A capital, or a letter of a script that has none. */
const beginsAsName = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
/** Writing without spaces: a name has fewer of these than a sentence. */
const sentenceOfHan = /[\p{sc=Han}\p{sc=Hiragana}]{5}/u;

/**
 * A first name fit for a greeting, or null. Anybody may register any address: a "name" that is a link, an advertisement or a
 * sentence must not reach a stranger's mailbox over our signature. Two names at most, each with a capital, particles aside;
 * a name alone may be typed without. Whoever is refused is greeted without their name, no more.
 */
export const greetingName = (firstName: string): string | null => {
  const words = firstName.split(/[ -]/);
  const names = words.filter((word) => !particles.has(word));
  const isOneName = words.length === 1 || (names.length <= 2 && names.every((name) => beginsAsName.test(name)));
  const isName = isOneName && names.length > 0 && words.every((word) => wordForm.test(word));
  return isName && firstName.length <= longest && !sentenceOfHan.test(firstName) ? firstName : null;
};
