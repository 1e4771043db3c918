import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const root = new URL('../../', import.meta.url);

export const runInZone = async (timeZone: string, script: string): Promise<unknown> => {
  const env = { ...process.env, TZ: timeZone };
  const told = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  return JSON.parse(told.stdout);
};
