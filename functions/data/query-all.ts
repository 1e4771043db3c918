/** A page of a query, as dynamodb-toolbox returns it. */
type Page<T> = { Items?: T[]; LastEvaluatedKey?: Record<string, unknown> };

/** Follows a query's cursor to its end: nothing is cut off silently at DynamoDB's 1 MB a page. */
export const queryAll = async <T>(
  next: (startKey: Record<string, unknown> | undefined) => Promise<Page<T>>,
): Promise<T[]> => {
  const items: T[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await next(startKey);
    items.push(...(page.Items ?? []));
    startKey = page.LastEvaluatedKey;
  } while (startKey);
  return items;
};
