import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { writeNew } from '#scripts/platform/host/write-whole.ts';
import { addressOf } from './addresses.ts';

/** File name, which is also the mail's path in the mailbox. */
const mailFile = /^[\w.+@-]+\.eml$/;

const nameOf = (time: Date, recipient: string, attempt: number): string => {
  const stamp = time.toISOString().replaceAll(':', '-');
  const safe = addressOf(recipient)
    .toLowerCase()
    .replace(/[^\w.+@-]/g, '_');
  return `${stamp}${attempt > 0 ? `.${attempt}` : ''}-${safe}.eml`;
};

/** Writes files `<time>-<to>.eml` atomically. */
export const createMailFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  return {
    async write(recipient: string, mail: Buffer, now = new Date()): Promise<void> {
      // Two mails to one person may share a millisecond.
      for (let attempt = 0; !(await writeNew(join(folder, nameOf(now, recipient, attempt)), mail)); ) attempt += 1;
    },

    async list(): Promise<string[]> {
      return (await readdir(folder))
        .filter((name) => mailFile.test(name))
        .sort()
        .reverse();
    },

    async readRaw(name: string): Promise<Buffer | null> {
      if (!mailFile.test(name)) return null;
      return readFile(join(folder, name)).catch(() => null);
    },

    async read(name: string): Promise<Email | null> {
      const raw = await this.readRaw(name);
      return raw && PostalMime.parse(raw);
    },
  };
};

export type MailFolder = ReturnType<typeof createMailFolder>;
