import * as z from 'zod/mini';

const key = 'return';
const stored = z.object({
  path: z.string(),
  /** Whose session had ended there; null when nobody was signed in. */
  userId: z.nullable(z.string()),
});
type Return = z.infer<typeof stored>;

/** Keeps where somebody was going who has to sign in first: in this tab, for the same person if it was somebody’s. */
export const rememberReturn = (value: Return): void => sessionStorage.setItem(key, JSON.stringify(value));

/** They are there, or somewhere else by their own choice. */
export const forgetReturn = (): void => sessionStorage.removeItem(key);

/** Where the person who has just signed in was going, null when nowhere in particular. */
export const returnPathOf = (userId: string): string | null => {
  const { data } = stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return data && (data.userId === null || data.userId === userId) ? data.path : null;
};
