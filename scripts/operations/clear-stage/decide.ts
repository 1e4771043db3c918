import type { FoundStack, StackResource } from './find-stack.ts';

type State = Pick<FoundStack, 'name' | 'id' | 'status' | 'history'>;

/** True while an operation runs. A change set that was never applied does not count. */
export const isAtWork = ({ status }: State): boolean =>
  status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS';

/** Null for a stack that never went live and may go. */
export const objectionTo = ({ name, id, status, history }: State): string | null => {
  const hasLived = history.some((state) => /^(CREATE_COMPLETE$|UPDATE_|IMPORT_)/.test(state));
  if (hasLived && status === 'UPDATE_ROLLBACK_FAILED') {
    const [, , , region] = id.split(':');
    const command = `aws cloudformation continue-update-rollback --stack-name ${name} --region ${region}`;
    return `${name} has lived (${status}): it stays; \`${command}\` brings it back.`;
  }
  if (hasLived) return `${name} has lived (${status}): it stays.`;
  // Events expire after 90 days; without the first one the history is unknown.
  const isFullyKnown = history.some((state) => state === 'REVIEW_IN_PROGRESS' || state === 'CREATE_IN_PROGRESS');
  if (!isFullyKnown)
    return `${name} (${status}) is older than its events: nothing says that it never lived, so it stays.`;
  return null;
};

/** Leftovers are resources that the stack created and has not removed. */
export const leftoversOf = (resources: readonly StackResource[], outliving: readonly string[]): StackResource[] =>
  resources.filter(({ type, status, isMade }) => outliving.includes(type) && isMade && status !== 'DELETE_COMPLETE');
