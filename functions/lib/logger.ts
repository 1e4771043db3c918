/** One line of JSON per event: ids, codes and durations, never a name, an address or a body. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export const log = {
  info: (event: string, fields: Fields = {}): void => console.log(JSON.stringify({ level: 'info', event, ...fields })),
  error: (event: string, error: unknown, fields: Fields = {}): void => {
    const cause = error instanceof Error ? { error: error.name, stack: error.stack } : { error: String(error) };
    console.error(JSON.stringify({ level: 'error', event, ...fields, ...cause }));
  },
};
