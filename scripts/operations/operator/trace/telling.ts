import { existsSync } from 'node:fs';
import { mapsIn, translate } from '#scripts/operations/source-lines/translate.ts';

export type Telling = {
  /** Shows local time and UTC, which logs use. */
  moment: (at: number) => string;
  clock: (at: number) => string;
  /** Omits lines of packages where source maps are known. */
  source: (stack: string) => string[];
};

const mostLines = 12;

const isOurs = (line: string): boolean =>
  !/^\s*at .*(node_modules|node:|<anonymous>\)|\/var\/runtime|scripts\/platform\/lambda\/)/.test(line);

export const tellingWith = (maps: string, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): Telling => {
  const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  const isKnown = existsSync(maps);
  return {
    moment: (at) => `${local.format(at)} (${timeZone}) · ${new Date(at).toISOString()}`,
    clock: (at) => new Date(at).toISOString().slice(11, 23),
    source: (stack) => {
      const lines = translate(stack, mapsIn(maps)).split('\n').filter(isOurs).slice(0, mostLines);
      if (isKnown) return lines;
      return [
        ...lines,
        `(Lines of bundles: ${maps} is not there. Synthesise the deployed commit, npx cdk synth, for the source’s.)`,
      ];
    },
  };
};
