import type { Bar } from './bar.ts';
import { bars } from './bars.ts';
import type { Results } from './results.ts';

export type Line = {
  number: number;
  name: string;
  target: string;
  figure: string;
  /** The day of the oldest result behind the figure; undefined where one is missing. */
  day: string | undefined;
  behind: string;
  /** The reason why the target is not met. */
  short: string | undefined;
};

const behindOf = ({ tests, command }: Bar): string =>
  [...(command ? [command] : []), ...tests.map((path) => path.replace(/^.*\/|\.(test|spec)\.ts$/g, ''))].join(', ');

const lineOf = (bar: Bar, number: number, { sources, tests }: Results): Line => {
  const { name, target, figure, isMet = () => true } = bar;
  const named = bar.sources ?? [];
  const missing = [...bar.tests.filter((path) => !tests[path]), ...named.filter((source) => !sources[source])];
  const sum = (part: 'passed' | 'failed') => bar.tests.reduce((all, path) => all + (tests[path]?.[part] ?? 0), 0);
  const measured = {
    of: (source: string) => sources[source]?.figures ?? {},
    passed: sum('passed'),
    failed: sum('failed'),
  };
  const days = [...bar.tests.map((path) => tests[path]?.day), ...named.map((source) => sources[source]?.day)];
  const isShort = missing.length > 0 || measured.failed > 0 || !isMet(measured);
  const why = missing.length > 0 ? `not recorded whole yet: ${missing.join(', ')}` : bar.short;
  return {
    ...{ number, name, target, figure: figure(measured), behind: behindOf(bar) },
    day: missing.length > 0 ? undefined : days.sort()[0],
    short: isShort ? (why ?? 'the figure is short of the target') : undefined,
  };
};

export const linesOf = (results: Results): Line[] => bars.map((bar, place) => lineOf(bar, place + 1, results));

/** As Markdown. */
export const tableOf = (lines: readonly Line[]): string =>
  [
    '| # | Bar | Target | Figure | Day | Behind it |',
    '|---|---|---|---|---|---|',
    ...lines.map(({ number, name, target, figure, day = 'never whole', behind, short }) => {
      const cells = [String(number), name, target, short ? `**short** ${figure}` : figure, day, behind];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    `${lines.filter(({ short }) => !short).length} of ${lines.length} met.`,
    ...lines.flatMap(({ number, short }) => (short ? [`- ${number}: ${short}`] : [])),
  ].join('\n');

/** The text of `docs/trust/bars.md`. */
export const barsPaper = (lines: readonly Line[]): string =>
  `# Bars\n\nWhat \`npm run trust\` printed when it last ran with \`-- --keep\`; [results.json](results.json) has the figures.\n\n${tableOf(lines)}\n`;
