import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const folder = (): string => {
  const path = process.env.THESEE_MAIL;
  if (!path) throw new Error('THESEE_MAIL is not set: start the tests with their set-up');
  return path;
};

export const mailsTo = async (address: string): Promise<Email[]> => {
  const names = await readdir(folder()).catch(() => []);
  // File names hold time and recipient; reading all files of a run each time would be slow.
  const ending = `-${address.toLowerCase().replace(/[^\w.+@-]/g, '_')}.eml`;
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder(), name)))),
  );
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address?.toLowerCase() === address.toLowerCase()));
};

/** The newest link to that page; empty without one. Mails that are sent together have no order. */
export const mailedUrl = async (address: string, page: string): Promise<string> => {
  const link = new RegExp(`https?://\\S+/${page}\\?\\S+`);
  const found = (await mailsTo(address)).map(({ text = '' }) => link.exec(text)?.[0] ?? '');
  return found.findLast((url) => url !== '') ?? '';
};
