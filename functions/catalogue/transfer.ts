import { readCurrent } from '#functions/data/catalogue/editions.ts';
import { importCatalogue } from '#functions/data/catalogue/import.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { catalogue } from '#shared/contracts/catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { cellText } from './cell-text.ts';
import { readSet } from './csv/read-set.ts';
import { writeSet } from './csv/write-set.ts';
import { warningsOf } from './lint-text.ts';

type Calls = Handlers<typeof catalogue>;

/** The whole catalogue as its CSV files, with what only its keepers see. */
export const exportSet: Calls['exportSet'] = async () => {
  const { current, set } = await readCurrent();
  return { version: current?.version ?? null, files: { ...writeSet(set) } };
};

/** Makes the catalogue what the files say, or says what that would change; throws `invalid` with the wrong cells, and `conflict` when another version holds. */
export const importSet: Calls['importSet'] = async ({ body }, context) => {
  const { set, errors } = readSet(body.files);
  if (errors.length > 0) {
    const details = errors.map((error) => ({
      field: `${error.file}:${error.line}:${error.column}`,
      ...error,
      msg: cellText(context.language, error),
    }));
    throw new AppError('invalid', { details });
  }
  const imported = await importCatalogue(set, context, { isDryRun: body.isDryRun, basedOn: body.version });
  const changes = imported.changes.map((change) => ({ ...change, fields: [...change.fields] }));
  return { version: imported.version, changes, warnings: warningsOf(imported.set, context) };
};
