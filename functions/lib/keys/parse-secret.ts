import type * as z from 'zod/mini';
import { Failure } from '#functions/data/kernel/failure.ts';

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The content of a secret that is JSON of that shape. Throws, naming the secret, without the parser's words: they quote its text. */
export const parseSecret = <T extends z.ZodMiniType>(secret: string, shape: T, text: string): z.output<T> => {
  const parsed = shape.safeParse(asJson(text));
  if (!parsed.success) throw new Failure('a secret is not JSON of the shape that is needed', { facts: { secret } });
  return parsed.data;
};
