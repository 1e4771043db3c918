import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import type { Place } from '#scripts/operations/stage/variables.ts';
import { places, readSettings } from '#scripts/platform/index.ts';
import { cloudLogs, groupsOf } from './cloud-logs.ts';
import type { Logs } from './lines.ts';
import { localLogs } from './local-logs.ts';

export const logsOf = async (place: Place, maps: string): Promise<Logs> => {
  if (place === 'local') return localLogs(places(readSettings(process.env).localDir).logs, maps);
  const { stage, region } = place;
  const groups = await groupsOf(stage, new CloudFormationClient({ region }));
  return cloudLogs(new CloudWatchLogsClient({ region }), groups, maps);
};
