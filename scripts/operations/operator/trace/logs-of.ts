import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { cellPrefix } from '#infra/cells.ts';
import type { Place } from '#scripts/operations/stage/variables.ts';
import { places, readLogs, readSettings } from '#scripts/platform/index.ts';
import { cloudLogs, groupsOf } from './cloud-logs.ts';
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

export const logsOf = async (place: Place, maps: string): Promise<Logs> => {
  if ('local' in place) return localLogs(places(readSettings(process.env).localDir).logs, maps);
  const { stage, region, cell } = place;
  const groups = await groupsOf(cellPrefix(stage, cell), new CloudFormationClient({ region }));
  return cloudLogs(new CloudWatchLogsClient({ region }), groups, maps);
};
