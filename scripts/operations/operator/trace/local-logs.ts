import { readLogs } from '#scripts/platform/index.ts';
import type { Logs } from './lines.ts';

export const localLogs = (folder: string, maps: string): Logs => ({
  find: async ({ texts, since, until }) => {
    const lines = await readLogs(folder);
    return lines
      .filter(({ at, line }) => at >= since && at <= until && texts.some((text) => line.includes(text)))
      .map(({ at, log, line }) => ({ at, log, text: line }));
  },
  delay: 'The product keeps the lines of a week; those from before it was started with logs are not there.',
  maps,
});
