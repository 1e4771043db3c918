/** Undefined when the service answers with an error of one of these names. */
export const unlessMissing = <T>(asking: Promise<T>, ...names: string[]): Promise<T | undefined> =>
  asking.catch((error: unknown) => {
    if (error instanceof Error && names.includes(error.name)) return undefined;
    throw error;
  });
