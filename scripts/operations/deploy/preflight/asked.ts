import { type Finding, know } from './finding.ts';

const refused = /not authorized to perform:? ([a-z0-9-]+:\w+)/;

/** True for an error of AWS or the network, false for a bug of ours. */
const isAnswer = (error: unknown): error is Error =>
  error instanceof Error && ('$metadata' in error || 'code' in error || 'syscall' in error);

/** Turns a refusal into a finding that names the missing permission, so that the other checks go on. */
export const asked = async (subject: string, ask: () => Promise<Finding[]>): Promise<Finding[]> => {
  try {
    return await ask();
  } catch (error) {
    if (!isAnswer(error)) throw error;
    const permission = refused.exec(error.message)?.[1];
    const why = permission ? `needs permission ${permission}` : `${error.name}: ${error.message.split('\n')[0]}`;
    return [know(`${subject} could not be asked: ${why}`)];
  }
};
