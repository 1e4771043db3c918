import { type CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { type Cell, cellPrefix, inWaves } from '#infra/cells.ts';
import type { Stage } from '#infra/settings.ts';
import { edgeRegion, hasEdge } from '#infra/stacks/edge-stack.ts';
import type { Outputs } from './outputs.ts';

export type StageStack = { name: string; region: string; stack?: Stack };

/** In the order of deployment. */
export const stacksOf = (stage: Stage): StageStack[] => {
  const named = (part: string, region: string = stage.region): StageStack => ({
    name: `thesee-${stage.name}-${part}`,
    region,
  });
  const ofCell = (cell: Cell, part: string): StageStack => ({
    name: `${cellPrefix(stage.name, cell.id)}-${part}`,
    region: stage.region,
  });
  return [
    named('shared'),
    ...inWaves(stage).flatMap((cell) => [ofCell(cell, 'storage'), ofCell(cell, 'api')]),
    ...(hasEdge(stage) ? [named('edge', edgeRegion)] : []),
    named('web'),
    ...(stage.watch ? inWaves(stage).map((cell) => ofCell(cell, 'watch')) : []),
  ];
};

const describe = async (client: CloudFormationClient, name: string): Promise<Stack | undefined> => {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks?.[0];
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)) return;
    throw error;
  }
};

export const describeStacks = (
  stage: Stage,
  clientIn: (region: string) => CloudFormationClient,
): Promise<StageStack[]> =>
  Promise.all(
    stacksOf(stage).map(async (one) => {
      const stack = await describe(clientIn(one.region), one.name);
      return stack ? { ...one, stack } : one;
    }),
  );

export const outputsOf = ({ Outputs = [] }: Stack): Outputs[string] =>
  Object.fromEntries(Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));

export const outputsIn = (stacks: readonly StageStack[]): Outputs =>
  Object.fromEntries(stacks.flatMap(({ name, stack }) => (stack ? [[name, outputsOf(stack)]] : [])));
