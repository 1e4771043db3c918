import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';

const objectInfo = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  modified: z.string(),
  /** For example content type, cache rules and `x-amz-meta-…`. */
  headers: z.record(z.string(), z.string()),
  tags: z._default(z.record(z.string(), z.string()), {}),
  file: z.string(),
});

export type ObjectInfo = z.infer<typeof objectInfo>;

export type Store = ReturnType<typeof createStore>;

const longestKey = 1024;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

type Texts = Record<string, string>;

/**
 * Uses a folder per bucket. The JSON file that names an object is written last, so an object is complete or absent.
 * Writes of one key happen one after another, or the later one would name a file that the earlier one removes. `onPut` hears of each
 * new object.
 */
export const createStore = (
  folder: string,
  buckets: readonly string[],
  onPut: (bucket: string, info: ObjectInfo) => void = () => undefined,
) => {
  const bucketFolder = (bucket: string): string => {
    if (!buckets.includes(bucket)) throw new ServiceError(404, 'NoSuchBucket');
    return join(folder, bucket);
  };
  const infoFile = (bucket: string, key: string): string => {
    if (Buffer.byteLength(key) > longestKey) throw new ServiceError(400, 'KeyTooLongError');
    return join(bucketFolder(bucket), `${createHash('sha256').update(key).digest('hex')}.json`);
  };
  const readInfo = async (file: string): Promise<ObjectInfo | null> => {
    try {
      return objectInfo.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      if (isMissing(error)) return null;
      throw new Error(`${file} is damaged: remove it, with which its upload is lost`, { cause: error });
    }
  };
  const find = (bucket: string, key: string) => readInfo(infoFile(bucket, key));
  const read = (bucket: string, { file }: ObjectInfo): Promise<Buffer> => readFile(join(bucketFolder(bucket), file));

  const lastWrites = new Map<string, Promise<unknown>>();
  const inTurn = async <T>(bucket: string, key: string, write: () => Promise<T>): Promise<T> => {
    const file = infoFile(bucket, key);
    const before = lastWrites.get(file);
    const writing = (async () => {
      await before?.catch(() => undefined);
      return write();
    })();
    lastWrites.set(file, writing);
    try {
      return await writing;
    } finally {
      if (lastWrites.get(file) === writing) lastWrites.delete(file);
    }
  };

  return {
    find,
    read,

    /** Finds and reads; a body that is replaced meanwhile is looked for again. */
    async open(bucket: string, key: string): Promise<{ info: ObjectInfo; body: Buffer } | null> {
      for (let gone = ''; ; ) {
        const info = await find(bucket, key);
        if (!info) return null;
        try {
          return { info, body: await read(bucket, info) };
        } catch (error) {
          if (!isMissing(error) || info.file === gone) throw error;
          gone = info.file;
        }
      }
    },

    put: (bucket: string, key: string, body: Buffer, headers: Texts, tags: Texts = {}): Promise<ObjectInfo> =>
      inTurn(bucket, key, async () => {
        const previous = await find(bucket, key);
        const info: ObjectInfo = {
          key,
          size: body.length,
          etag: `"${createHash('md5').update(body).digest('hex')}"`,
          modified: new Date().toISOString(),
          headers,
          tags,
          file: `${randomUUID()}.bin`,
        };
        const home = bucketFolder(bucket);
        await mkdir(home, { recursive: true });
        const bytes = join(home, info.file);
        await writeWhole(bytes, body);
        try {
          await writeWhole(infoFile(bucket, key), JSON.stringify(info));
        } catch (error) {
          await rm(bytes, { force: true });
          throw error;
        }
        if (previous) await rm(join(home, previous.file), { force: true });
        onPut(bucket, info);
        return info;
      }),

    /** Replaces all tags, unless another object has taken the place or none is left. */
    tag: (bucket: string, { key, file }: ObjectInfo, tags: Texts): Promise<void> =>
      inTurn(bucket, key, async () => {
        const present = await find(bucket, key);
        if (present?.file !== file) return;
        await writeWhole(infoFile(bucket, key), JSON.stringify({ ...present, tags }));
      }),

    /** Idempotent. */
    remove: (bucket: string, key: string): Promise<void> =>
      inTurn(bucket, key, async () => {
        const info = await find(bucket, key);
        await rm(infoFile(bucket, key), { force: true });
        if (info) await rm(join(bucketFolder(bucket), info.file), { force: true });
      }),

    async list(bucket: string, prefix = ''): Promise<ObjectInfo[]> {
      const home = bucketFolder(bucket);
      const names = await readdir(home).catch(() => []);
      const infos = await Promise.all(
        names.filter((name) => name.endsWith('.json')).map((n) => readInfo(join(home, n))),
      );
      return infos
        .filter((info) => info !== null)
        .filter(({ key }) => key.startsWith(prefix))
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
};
