import type { Stage } from '#infra/settings.ts';
import { dnsRecords, inZone } from '#scripts/operations/deploy/dns-records.ts';
import { outputsIn, type StageStack } from '#scripts/operations/deploy/stacks.ts';
import { type Finding, know } from './finding.ts';

/** Empty before the first deployment. */
export const recordFindings = (stage: Stage, stacks: readonly StageStack[]): Finding[] => {
  const records = dnsRecords(stage, outputsIn(stacks));
  return records.length === 0 ? [] : [know(`These records have to stand in the DNS:\n${inZone(records)}`)];
};
