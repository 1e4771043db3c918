import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateDescribeStackEvents,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { unlessMissing } from '#scripts/operations/stage/unless-missing.ts';

/** `isMade`: the stack created it, as its events say; an existing resource may end as DELETE_SKIPPED, too. */
export type StackResource = { type: string; name: string; status: string; isMade: boolean };

export type FoundStack = {
  name: string;
  /** Unlike the name, unique to this deployment. */
  id: string;
  status: string;
  isProtected: boolean;
  history: readonly string[];
  resources: readonly StackResource[];
};

export const findStack = async (name: string, client: CloudFormationClient): Promise<FoundStack | null> => {
  const asked = { StackName: name };
  const found = await unlessMissing(client.send(new DescribeStacksCommand(asked)), 'ValidationError');
  const [{ StackId: id = '', StackStatus = 'UNKNOWN', EnableTerminationProtection = false } = {}] = found?.Stacks ?? [];
  if (!id) return null;
  const history: string[] = [];
  const made = new Set<string>();
  for await (const { StackEvents = [] } of paginateDescribeStackEvents({ client }, { StackName: id })) {
    const own = StackEvents.filter(({ PhysicalResourceId }) => PhysicalResourceId === id);
    history.push(...own.flatMap(({ ResourceStatus }) => ResourceStatus ?? []));
    const complete = StackEvents.filter(({ ResourceStatus }) => ResourceStatus === 'CREATE_COMPLETE');
    for (const { PhysicalResourceId = '' } of complete) made.add(PhysicalResourceId);
  }
  const resources: StackResource[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName: id })) {
    for (const { ResourceType: type = '', PhysicalResourceId, ResourceStatus: status = '' } of StackResourceSummaries) {
      if (!PhysicalResourceId) continue;
      resources.push({ type, name: PhysicalResourceId, status, isMade: made.has(PhysicalResourceId) });
    }
  }
  return { name, id, status: StackStatus, isProtected: EnableTerminationProtection, history, resources };
};
