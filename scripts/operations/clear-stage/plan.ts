import {
  type CloudFormationClient,
  DeleteStackCommand,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import type { Plan } from '#scripts/operations/operator/plan.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { isAtWork, leftoversOf, objectionTo } from './decide.ts';
import { type FoundStack, findStack, type StackResource } from './find-stack.ts';
import { type Clients, type Kind, kinds, unlessGone } from './kinds.ts';

/** In seconds. Deleting a distribution takes up to an hour. */
const patience = { maxWaitTime: 3600, minDelay: 2, maxDelay: 30 };

/**
 * Waits for the deletion, whether or not the stack is protected. Throws CommandError when CloudFormation makes no
 * progress.
 */
const deleteStack = async ({ id, name, isProtected }: FoundStack, client: CloudFormationClient): Promise<void> => {
  const StackName = id;
  if (isProtected) {
    await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }));
  }
  await client.send(new DeleteStackCommand({ StackName }));
  await waitUntilStackDeleteComplete({ client, ...patience }, { StackName }).catch((error: unknown) => {
    throw new CommandError(
      `${name} could not be deleted; its events in CloudFormation's console say why. Mend that, and try again: what is gone stays gone.`,
      { cause: error },
    );
  });
};

export type Part = { part: string; region: string; cloudFormation: CloudFormationClient; clients: Clients };

type Doomed = { part: Part; stack: FoundStack; leftovers: readonly (StackResource & { kind: Kind })[] };

const refuseContent = async ({ part: { part, clients }, stack, leftovers }: Doomed): Promise<void> => {
  for (const { kind, name } of leftovers) {
    const content = await unlessGone(kind.content(name, clients));
    if (!content) continue;
    const hint =
      part === 'web'
        ? ` It is the built site, which a deployment brings again: \`aws s3 rm s3://${name} --recursive\`, and try again.`
        : '';
    throw new CommandError(`The ${kind.title} ${name} of ${stack.name} holds ${content}: nothing is cleared.${hint}`);
  }
};

const sentencesOf = ({ part: { region }, stack: { name, status }, leftovers }: Doomed): string[] => [
  `${name} (${region}) never lived (${status}): it is deleted.`,
  ...leftovers.map(({ kind, name }) => `  the ${kind.title} ${name} ${kind.fate}`),
];

const clear = async (doomed: Doomed, print: (line: string) => void): Promise<void> => {
  const { part, stack, leftovers } = doomed;
  // Data may have been stored since the operator confirmed.
  await refuseContent(doomed);
  for (const { kind, name } of leftovers) await unlessGone(kind.remove(name, part.clients));
  print(`Deleting ${stack.name}; CloudFormation takes some minutes`);
  // Comes last: if this is interrupted, only the stack lists what it created.
  await deleteStack(stack, part.cloudFormation);
};

/**
 * Covers the stacks that never went live, with everything they would leave behind. `parts` are in the order of
 * deletion, `deploy` is the command to run next. Throws CommandError when a stack is at work, or a table, bucket or
 * vault holds data.
 */
export const clearing = async (
  stage: string,
  parts: readonly Part[],
  { print, deploy }: { print: (line: string) => void; deploy: string },
): Promise<Plan> => {
  const says: string[] = [];
  const doomed: Doomed[] = [];
  for (const part of parts) {
    const stack = await findStack(`thesee-${stage}-${part.part}`, part.cloudFormation);
    if (!stack) continue;
    if (isAtWork(stack))
      throw new CommandError(`${stack.name} is at work (${stack.status}): try again when that has ended.`);
    const objection = objectionTo(stack);
    if (objection) {
      says.push(objection);
      continue;
    }
    const leftovers = Object.entries(kinds).flatMap(([type, kind]) =>
      leftoversOf(stack.resources, [type]).map((resource) => ({ ...resource, kind })),
    );
    doomed.push({ part, stack, leftovers });
  }
  for (const one of doomed) await refuseContent(one);
  says.push(...doomed.flatMap(sentencesOf));
  if (doomed.length === 0) return { says: [...says, `The stage ${stage} has no stack that never lived.`] };
  return {
    says,
    act: async () => {
      for (const one of doomed) await clear(one, print);
      return [`Cleared. Deploy again: ${deploy}`];
    },
  };
};
