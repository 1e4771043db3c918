import { spawnSync } from 'node:child_process';

/** A Python tool: npm cannot install it, so a machine may lack it. */
type Tool = { probe: readonly [command: string, ...args: string[]]; install: string };

const tools = {
  moto: { probe: ['python3', '-c', 'import moto.server'], install: "pip install 'moto[server]'" },
  'cfn-lint': { probe: ['cfn-lint', '--version'], install: 'pip install cfn-lint' },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
export const toolNames = Object.keys(tools) as ToolName[];

export const isInstalled = (name: ToolName): boolean => {
  const [command, ...args] = tools[name].probe;
  return spawnSync(command, args).status === 0;
};

export const missingSentence = (name: ToolName): string => `${name} is missing: ${tools[name].install}`;

export const missingTools = (isThere: (name: ToolName) => boolean = isInstalled): string[] =>
  toolNames.filter((name) => !isThere(name)).map(missingSentence);
