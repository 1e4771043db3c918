import { spawnSync } from 'node:child_process';

/** npm cannot install it, so a machine may lack it. */
type Tool = { probe: readonly [command: string, ...args: string[]]; install: string };

const tools = {
  moto: { probe: ['python3', '-c', 'import moto.server'], install: "pip install 'moto[server]'" },
  'cfn-lint': { probe: ['cfn-lint', '--version'], install: 'pip install cfn-lint' },
  qpdf: { probe: ['qpdf', '--version'], install: 'apt-get install qpdf' },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
export const toolNames = Object.keys(tools) as ToolName[];

export const isInstalled = (name: ToolName): boolean => {
  const [command, ...args] = tools[name].probe;
  return spawnSync(command, args).status === 0;
};

export const missingSentence = (name: ToolName): string => `${name} is missing: ${tools[name].install}`;

export const missingTools = (
  needed: readonly ToolName[],
  isThere: (name: ToolName) => boolean = isInstalled,
): string[] => needed.filter((name) => !isThere(name)).map(missingSentence);
