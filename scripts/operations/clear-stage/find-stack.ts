import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateDescribeStackEvents,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';

/**
 * A resource of a stack: its kind for CloudFormation, and by which name its own service knows it. `isMade`: the stack itself has
 * made it, as its events say; the name of one that was there before may end as DELETE_SKIPPED, too.
 */
export type StackResource = { type: string; name: string; status: string; isMade: boolean };

export type FoundStack = {
  name: string;
  /** Unlike the name, it names this try alone. */
  id: string;
  status: string;
  isProtected: boolean;
  /** The states that it went through, of the last 90 days. */
  history: readonly string[];
  resources: readonly StackResource[];
};

/** True: CloudFormation's way to say that there is no stack of that name. */
const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ValidationError';

/** A stack with its history and its resources; null when there is none of that name. */
export const findStack = async (name: string, client: CloudFormationClient): Promise<FoundStack | null> => {
  const asked = { StackName: name };
  const { Stacks = [] } = await client.send(new DescribeStacksCommand(asked)).catch((error: unknown) => {
    if (isMissing(error)) return { Stacks: [] };
    throw error;
  });
  const [{ StackId: id = '', StackStatus = 'UNKNOWN', EnableTerminationProtection = false } = {}] = Stacks;
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
