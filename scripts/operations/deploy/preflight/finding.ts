/** Only `todo` stops a deployment. */
export type Finding = { level: 'good' | 'todo' | 'know'; text: string; commands: readonly string[] };

const finding =
  (level: Finding['level']) =>
  (text: string, ...commands: readonly string[]): Finding => ({ level, text, commands });

export const good = finding('good');
export const todo = finding('todo');
export const know = finding('know');

export const isBlocking = ({ level }: Finding): boolean => level === 'todo';

const labels = { good: 'good    ', todo: 'to do   ', know: 'to know ' };
const indent = ' '.repeat(labels.good.length + 2);

export const inLines = (findings: readonly Finding[]): string =>
  findings
    .map(({ level, text, commands }) =>
      [`${labels[level]}  ${text.replaceAll('\n', `\n${indent}`)}`, ...commands.map((one) => `${indent}  ${one}`)].join(
        '\n',
      ),
    )
    .join('\n');

export const conclusion = (findings: readonly Finding[], again: string, deploy: string): string => {
  const count = findings.filter(isBlocking).length;
  return count === 0
    ? `Nothing stands in the way of a deployment: ${deploy}`
    : `${count === 1 ? 'One thing is' : `${count} things are`} to be done before deploying (“to do” above). Then ask again: ${again}`;
};
