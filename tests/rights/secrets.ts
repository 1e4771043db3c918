import { vi } from 'vitest';
import type { Cell } from './cell.ts';
import { isId } from './places.ts';

/** Enum values, times, ids and keys. */
const isNobodys = (text: string): boolean =>
  /^(ACCEPTED|PENDING|REJECTED|Portfolio|[\d.:TZ-]+|[a-z-]+)$/.test(text) || text.includes('#') || isId(text);

/** Except texts that the caller sends. */
export const canariesOf = async ({ stored, prepared: { id = '', query, body } }: Cell): Promise<string[]> => {
  const sent = JSON.stringify([query?.(id), body?.(id)]);
  const texts = [...(await stored()).matchAll(/ S: '([^']{5,})'/g)].map(([, text = '']) => text);
  return [...new Set(texts)].filter((text) => !isNobodys(text) && !sent.includes(text));
};

/** `logs` includes lines of other calls meanwhile. */
export const withLogs = async <T>(run: () => Promise<T>): Promise<{ result: T; logs: () => string }> => {
  const lines: string[] = [];
  const keep = (...args: unknown[]) => void lines.push(args.map(String).join(' '));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
  ];
  try {
    return { result: await run(), logs: () => lines.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};
