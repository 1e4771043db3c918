import { type CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';

type Found = { logicalId: string; name: string };

/** The stack's resources of one type; undefined when there is no stack. */
export const resourcesOf = async (
  StackName: string,
  type: string,
  client: CloudFormationClient,
): Promise<Found[] | undefined> => {
  const found: Found[] = [];
  try {
    for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName })) {
      for (const { ResourceType, LogicalResourceId = '', PhysicalResourceId } of StackResourceSummaries)
        if (ResourceType === type && PhysicalResourceId)
          found.push({ logicalId: LogicalResourceId, name: PhysicalResourceId });
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return undefined;
    throw error;
  }
  return found;
};
