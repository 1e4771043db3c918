import { longDay } from '#shared/domain/long-date.ts';
import { currentLanguage, currentTexts } from '#web/lib/words/i18n.ts';
import { changedNames, type Draft, discardTyped, isSame, keepTyped, read } from './form-draft.ts';

/** The control words all values but days. */
const inWords = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? longDay(value, currentLanguage()) : value;

const twofoldNames = (draft: Draft, held: object): string[] =>
  changedNames(draft, held).filter((name) => !isSame(draft.over[name], read(held, name)));

type Choosing = { draft: Draft; held: object; choose: (draft: Draft) => void };

/** Undefined without a conflict. `choose` receives the resulting draft. */
const versionsOf = (name: string, { draft, held, choose }: Choosing) => {
  if (!twofoldNames(draft, held).includes(name)) return undefined;
  const t = currentTexts();
  return {
    told: t('versions.told'),
    theirs: inWords(read(held, name)),
    nothing: t('versions.nothing'),
    mine: { label: t('versions.mine'), onChoose: () => choose(keepTyped(draft, held, name)) },
    other: { label: t('versions.other'), onChoose: () => choose(discardTyped(draft, name)) },
  };
};

/** Passed to `useForm` as an object, so that pages without such a form do not load it. */
export const merging = { twofoldNames, versionsOf };
export type Merging = typeof merging;
