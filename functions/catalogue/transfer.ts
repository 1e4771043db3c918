import { readCurrent } from '#functions/data/catalogue/editions.ts';
import { importCatalogue } from '#functions/data/catalogue/import.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { catalogue } from '#shared/contracts/catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { readSet } from './csv/read-set.ts';
import { writeSet } from './csv/write-set.ts';
import { cellText, warningsOf } from './sentences.ts';

type Calls = Handlers<typeof catalogue>;

export const exportSet: Calls['exportSet'] = async () => {
  const { current, set } = await readCurrent();
  return { version: current?.version ?? null, files: { ...writeSet(set) } };
};

/** A dry run only lists the changes. Throws `invalid` with the wrong cells, `conflict` for a changed version. */
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
