import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Where the mail stand-in of this run keeps its files. */
const folder = (): string => {
  const path = process.env.THESEE_MAIL;
  if (!path) throw new Error('THESEE_MAIL is not set: start the tests with their set-up');
  return path;
};

/** The mails to that address, oldest first, parsed: subject, text, html. */
export const mailsTo = async (address: string): Promise<Email[]> => {
  const names = await readdir(folder()).catch(() => []);
  // A file is called by when and to whom it was sent; those of a whole run are too many to be read each time.
  const ending = `-${address.toLowerCase().replace(/[^\w.+@-]/g, '_')}.eml`;
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder(), name)))),
  );
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address?.toLowerCase() === address.toLowerCase()));
};

/** The address of that page of the site in the newest mail to that address, once there is one. */
export const mailedUrl = async (address: string, page: string): Promise<string> => {
  const text = (await mailsTo(address)).at(-1)?.text ?? '';
  return new RegExp(`https?://\\S+/${page}\\?\\S+`).exec(text)?.[0] ?? '';
};
