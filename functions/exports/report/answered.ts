import type { ReportCategory, ReportKind, ReportRow } from './input.ts';

const isSaid = ({ answered, importantFlag }: ReportRow): boolean => answered || importantFlag !== null;
const hasAnswer = ({ rows }: ReportCategory): boolean => rows.some(isSaid);

/** Kinds with the categories that have an answer, and the names of what has none: whole kinds, or single categories. */
export const answeredOf = (
  kinds: readonly ReportKind[],
  names: {
    kind: (kind: ReportKind['kind']) => string;
    category: (kind: ReportKind['kind'], category: number) => string;
  },
): { answered: ReportKind[]; silent: string[] } => {
  const answered = kinds
    .map(({ kind, categories }) => ({ kind, categories: categories.filter(hasAnswer) }))
    .filter(({ categories }) => categories.length > 0);
  const silent = kinds.flatMap(({ kind, categories }) => {
    const without = categories.filter((category) => !hasAnswer(category));
    if (without.length === categories.length) return names.kind(kind);
    return without.map(({ category }) => names.category(kind, category));
  });
  return { answered, silent };
};
