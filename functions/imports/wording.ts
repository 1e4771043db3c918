import type { CellError } from '#functions/lib/csv/read-table.ts';
import { fieldErrorText } from '#functions/lib/http/language.ts';
import { headingOf, type ImportedKind } from '#shared/domain/import-columns.ts';
import { AppError } from '#shared/errors.ts';
import { imports as en } from '#shared/i18n/en/imports.ts';
import { imports as fr } from '#shared/i18n/fr/imports.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';

/** Also bounds how many taken addresses one import reveals. */
export const mostErrors = 100;

const texts: Record<Language, typeof fr> = { fr, en };

export const cellText = (language: Language, code: string, figures: Readonly<Record<string, unknown>> = {}): string =>
  sentence(language, texts[language].cells, code, figures) ?? fieldErrorText(language, code, figures);

const sortKey = ({ code, line }: CellError): number => (code === 'more_errors' ? Number.POSITIVE_INFINITY : line);

/** Throws `invalid` with all errors; does nothing without any. */
export const refuseErrors = (errors: readonly CellError[], kind: ImportedKind, language: Language): void => {
  if (errors.length === 0) return;
  const details = errors
    .toSorted((a, b) => sortKey(a) - sortKey(b))
    .map(({ file, ...error }) => {
      const heading = headingOf(kind, error.column, language);
      return {
        ...error,
        field: `csv:${error.line}:${error.column}`,
        msg: cellText(language, error.code, { ...error, heading }),
      };
    });
  throw new AppError('invalid', { details });
};
