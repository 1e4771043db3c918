type Keyed = { Keys: unknown[] };
type Items = Record<string, Keyed>;

/**
 * Splits a BatchGetItem into what is processed and what is handed back, its last key, as DynamoDB may for any batch:
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
 */
export const splitBatch = (requested: Items): { processed: Items; unprocessed: Items } => {
  const [name = '', last = { Keys: [] }] = Object.entries(requested).at(-1) ?? [];
  const left = { ...last, Keys: last.Keys.slice(0, -1) };
  const { [name]: _, ...others } = requested;
  return {
    processed: left.Keys.length > 0 ? { ...others, [name]: left } : others,
    unprocessed: { [name]: { ...last, Keys: last.Keys.slice(-1) } },
  };
};
