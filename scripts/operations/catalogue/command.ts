import { readSet } from '#functions/catalogue/csv/read-set.ts';
import { cellText, lintText } from '#functions/catalogue/sentences.ts';
import { CommandError, stopped } from '#scripts/operations/terminal/command-error.ts';
import { contracts } from '#shared/contracts/index.ts';
import { lintSet } from '#shared/domain/catalogue-lint.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { createClient, type Outgoing } from '#web/lib/calls/client.ts';
import { readFolder, writeFolder } from './folder.ts';
import { changeLines } from './report.ts';

export type Surroundings = {
  print: (line: string) => void;
  confirm: (question: string) => Promise<boolean>;
  password: (email: string) => Promise<string>;
  send: (request: Request) => Promise<Response>;
};

export type Access = { site: string; email: string };

const clientOf = ({ site }: Access, { send }: Surroundings, token?: string) =>
  createClient(contracts, ({ method, path, body }: Outgoing) =>
    send(
      new Request(`${site}${path}`, {
        method,
        body,
        headers: {
          'accept-language': 'en',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      }),
    ),
  );

const signIn = async (access: Access, around: Surroundings) => {
  const body = { email: access.email, password: await around.password(access.email) };
  const reply = await clientOf(access, around).auth.login({ body });
  if ('challenge' in reply)
    throw new Error('This account asks for a second step, which this command does not know yet.');
  return clientOf(access, around, reply.token).catalogue;
};

export const exportTo = async (folder: string, access: Access, around: Surroundings): Promise<number> => {
  const { files } = await (await signIn(access, around)).exportSet();
  writeFolder(folder, files);
  around.print(`${Object.keys(files).length} files written to ${folder}`);
  return 0;
};

const wrongCells = ({ details }: ApiError): string[] =>
  details.flatMap(({ msg }) => (typeof msg === 'string' ? [msg] : []));

/** Returns the exit status. */
export const importFrom = async (
  folder: string,
  access: Access,
  { isDryRun, isSure }: { isDryRun: boolean; isSure: boolean },
  around: Surroundings,
): Promise<number> => {
  const files = { ...readFolder(folder) };
  const api = await signIn(access, around);
  try {
    const { changes, warnings, version } = await api.importSet({ body: { files, isDryRun: true } });
    for (const { msg } of warnings) around.print(`note: ${msg}`);
    for (const line of changeLines(changes)) around.print(line);
    if (changes.length === 0) around.print('No changes.');
    if (isDryRun || changes.length === 0) return 0;
    const counted = changes.length === 1 ? '1 change' : `${changes.length} changes`;
    if (!isSure && !(await around.confirm(`Apply ${counted} to ${access.site}?`))) throw new CommandError(stopped);
    await api.importSet({ body: { files, isDryRun: false, version } });
    around.print(`${counted} applied.`);
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'invalid')) throw error;
    for (const line of wrongCells(error)) around.print(line);
    return 1;
  }
};

/** Offline. Returns 0 when the only findings are `borrowed`. */
export const lint = (folder: string, { print }: Pick<Surroundings, 'print'>): number => {
  const { set, errors } = readSet(readFolder(folder));
  for (const error of errors) print(cellText('en', error));
  if (errors.length > 0) return 1;
  const findings = lintSet(set);
  for (const finding of findings) print(`${lintText('en', finding)} ${finding.ids.join(', ')}`);
  return findings.some(({ code }) => code !== 'borrowed') ? 1 : 0;
};

/** Null for an unexpected error. */
export const sentenceOf = (error: unknown): string | null => {
  if (error instanceof CommandError) return error.message;
  if (error instanceof ApiError && error.code === 'unreadable_reply')
    return 'Something else than Thésée answers at that address.';
  if (error instanceof ApiError) return error.msg || `The product answered with an error (${error.code}).`;
  return error instanceof TypeError && error.message === 'fetch failed' ? 'No product answers at that address.' : null;
};
