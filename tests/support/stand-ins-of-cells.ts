import type { TestProject } from 'vitest/node';
import { openStandIns, synthesise } from './stand-ins.ts';
import { withDirectory } from './with-directory.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    twoCells: Record<string, string>;
  }
}

/** Opens services for a stage of one cell, and for one of two, which `openTwoCells` uses. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const cdkOut = await synthesise();
  const [one, two] = await Promise.all([openStandIns(cdkOut), openStandIns(withDirectory(cdkOut))]);
  Object.assign(process.env, one.variables);
  provide('twoCells', two.variables);
  return async () => {
    await one.stop();
    await two.stop();
  };
};
