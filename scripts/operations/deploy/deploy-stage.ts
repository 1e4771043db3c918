import type { Cell } from '#infra/cells.ts';
import { knownOrigin, type Stage } from '#infra/settings.ts';
import { CommandError, stopped } from '#scripts/operations/terminal/command-error.ts';
import {
  type DeployCall,
  deployCalls,
  deployCommand,
  originArguments,
  preflightCommand,
  stageArguments,
  type Wishes,
} from './cdk-arguments.ts';
import { dnsRecords, inZone } from './dns-records.ts';
import { type Outputs, outputOf } from './outputs.ts';
import { conclusion, type Finding, inLines, isBlocking } from './preflight/finding.ts';
import { stackFindings } from './preflight/stacks.ts';
import { outputsIn, type StageStack } from './stacks.ts';
import { verdict } from './verdict.ts';

export type Tools = {
  preflight: () => Promise<Finding[]>;
  checkStacks: () => boolean;
  cdk: (args: readonly string[]) => boolean;
  agree: () => Promise<boolean>;
  describe: () => Promise<StageStack[]>;
  mail: (stacks: readonly StageStack[]) => Promise<Finding[]>;
  /** Troubles of these cells, after some patience. */
  attemptCells: (cells: readonly Cell[], outputs: Outputs) => Promise<string[]>;
  noteCells: (cells: readonly Cell[], outputs: Outputs) => Promise<void>;
  attempt: (outputs: Outputs) => Promise<string>;
  say: (text: string) => void;
};

const whereAndRecords = (stage: Stage, outputs: Outputs): string => {
  if (Object.keys(outputs).length === 0) return '\nNo stack was made: nothing is to be written into the DNS yet.';
  const address = outputOf(outputs, stage.name, 'web', 'SiteAddress');
  return [
    ...(address ? [`\nThe site: ${knownOrigin(stage) ?? address}`] : []),
    `\nThese records have to stand in the DNS:\n${inZone(dnsRecords(stage, outputs))}`,
  ].join('\n');
};

const failure = (stage: Stage, stacks: readonly StageStack[], wishes: Wishes): string => {
  const inTheWay = stackFindings(stage, stacks, wishes).filter(isBlocking);
  const again = deployCommand(stage, wishes);
  return [
    '\nThe deployment stopped; the words of CDK and CloudFormation stand above, and what was there before is still there.',
    ...(inTheWay.length > 0
      ? [inLines(inTheWay), `Then deploy again: ${again}`]
      : [`Mend what they name, then deploy again: ${again}`]),
  ].join('\n');
};

const beforehand = async (stage: Stage, wishes: Wishes, tools: Tools): Promise<void> => {
  const { preflight, checkStacks, cdk, agree, say } = tools;
  say('\nAsking the account and the DNS');
  const findings = await preflight();
  say(inLines(findings));
  if (findings.some(isBlocking)) {
    throw new CommandError(`\n${conclusion(findings, preflightCommand(stage, wishes), deployCommand(stage, wishes))}`);
  }
  say('\nChecking the stacks');
  if (!checkStacks()) throw new CommandError('The stacks are not as they must be: nothing was deployed.');
  say('\nBuilding the site, and telling what would change');
  if (!cdk(['diff', ...stageArguments(stage, wishes)])) {
    throw new CommandError('The differences could not be told: nothing was deployed.');
  }
  if (!(await agree())) throw new CommandError(stopped);
};

/** Deploys wave by wave, each only when the cells of the one before work, and the directory says where they are. */
const inTurn = async (
  calls: readonly DeployCall[],
  { cdk, describe, noteCells, attemptCells, say }: Tools,
): Promise<{ works: boolean; troubles: string[] }> => {
  for (const { args, cells } of calls) {
    if (!cdk(args)) return { works: false, troubles: [] };
    if (cells.length === 0) continue;
    const outputs = outputsIn(await describe());
    await noteCells(cells, outputs);
    say(`\nTrying ${cells.map(({ id }) => id).join(', ')}`);
    const troubles = await attemptCells(cells, outputs);
    if (troubles.length > 0) return { works: false, troubles };
  }
  return { works: true, troubles: [] };
};

/**
 * Deploys, then prints what is left to do outside of the stacks, even after a failed deployment, for which it throws
 * CommandError.
 */
export const deployStage = async (stage: Stage, wishes: Wishes, tools: Tools): Promise<void> => {
  await beforehand(stage, wishes, tools);
  const { cdk, describe, mail, attempt, say } = tools;
  const { troubles, ...deployed } = await inTurn(deployCalls(stage, wishes), tools);
  let { works } = deployed;
  const stacks = await describe();
  const outputs = outputsIn(stacks);
  const second = works ? originArguments(stage, outputs, wishes) : null;
  if (second) {
    say('\nTelling the API the address that CloudFront has made up');
    works = cdk(second);
  }
  say(whereAndRecords(stage, outputs));
  say(`\n${inLines(await mail(stacks))}`);
  if (stage.watch && outputs[`thesee-${stage.name}-watch`]) {
    say(`\nAWS asks ${stage.watch.address} by mail to confirm each list of alarms: open its links.`);
  }
  if (troubles.length > 0) {
    say('\nWhat comes after these cells was not deployed.');
    verdict(troubles, stage, wishes);
  }
  if (!works) throw new CommandError(failure(stage, stacks, wishes));
  say(await attempt(outputs));
};
