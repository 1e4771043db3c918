import type { Stage } from '#infra/settings.ts';
import { clearCommand, type Wishes } from '#scripts/operations/deploy/cdk-arguments.ts';
import type { StageStack } from '#scripts/operations/deploy/stacks.ts';
import { type Finding, good, know, todo } from './finding.ts';

const neverLived = ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED'];

const findingOf = ({ name, region, stack }: StageStack, clear: string): Finding | null => {
  const status = stack?.StackStatus;
  const at = `--stack-name ${name} --region ${region}`;
  if (!status || status === 'REVIEW_IN_PROGRESS') return null;
  if (neverLived.includes(status)) {
    return todo(
      `The stack ${name} is ${status}: its first creation failed, and nothing can be deployed into it.`,
      clear,
    );
  }
  if (status === 'DELETE_FAILED') {
    return todo(
      `The stack ${name} is DELETE_FAILED: its deletion has stopped half-way. If it never lived, clear it; otherwise delete it by its console.`,
      clear,
    );
  }
  if (status.endsWith('_IN_PROGRESS')) {
    return todo(
      `The stack ${name} is ${status}: CloudFormation is at work on it. Wait until this says a status without IN_PROGRESS.`,
      `aws cloudformation describe-stacks ${at} --query 'Stacks[0].StackStatus'`,
    );
  }
  if (status.endsWith('_FAILED')) {
    return todo(
      `The stack ${name} is ${status}: it lives, but CloudFormation could not go back to what was there. Mend what its events name, then continue the rollback.`,
      `aws cloudformation describe-stack-events ${at} --query 'StackEvents[?contains(ResourceStatus, \`FAILED\`)].[LogicalResourceId,ResourceStatusReason]' --output text`,
      `aws cloudformation continue-update-rollback ${at}`,
    );
  }
  return good(`The stack ${name} lives (${status}).`);
};

export const stackFindings = (stage: Stage, stacks: readonly StageStack[], wishes: Wishes = {}): Finding[] => {
  const clear = clearCommand(stage, wishes);
  const found = stacks.flatMap((one) => findingOf(one, clear) ?? []);
  return found.length > 0 ? found : [know(`No stack of “${stage.name}” exists yet: this is its first deployment.`)];
};
