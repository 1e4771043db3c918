import * as z from 'zod/mini';

const key = 'return';
const stored = z.object({
  path: z.string(),
  /** Null when nobody was signed in. */
  userId: z.nullable(z.string()),
});
type Return = z.infer<typeof stored>;

/** In this tab and for the same user. */
export const rememberReturn = (value: Return): void => sessionStorage.setItem(key, JSON.stringify(value));

export const forgetReturn = (): void => sessionStorage.removeItem(key);

export const returnPathOf = (userId: string): string | null => {
  const { data } = stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return data && (data.userId === null || data.userId === userId) ? data.path : null;
};
