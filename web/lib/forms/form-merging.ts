import { longDay } from '#shared/domain/long-date.ts';
import { currentLanguage, currentTexts } from '#web/lib/words/i18n.ts';
import { changedNames, type Draft, isSame, keepTyped, read, takeHeld } from './form-draft.ts';

/** A day is shown as people write it; what else a field holds, its control words. */
const inWords = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? longDay(value, currentLanguage()) : value;

/** The names of what was changed here and, differently, elsewhere: of each there are two versions, of which one must be chosen. */
const twofoldNames = (draft: Draft, held: object): string[] =>
  changedNames(draft, held).filter((name) => !isSame(draft.over[name], read(held, name)));

type Choosing = { draft: Draft; held: object; choose: (draft: Draft) => void };

/** Both versions of a field, for its control to show; undefined where there is one. `choose` takes the draft that a choice makes. */
const versionsOf = (name: string, { draft, held, choose }: Choosing) => {
  if (!twofoldNames(draft, held).includes(name)) return undefined;
  const t = currentTexts();
  return {
    told: t('versions.told'),
    theirs: inWords(read(held, name)),
    nothing: t('versions.nothing'),
    mine: { label: t('versions.mine'), onChoose: () => choose(keepTyped(draft, held, name)) },
    other: { label: t('versions.other'), onChoose: () => choose(takeHeld(draft, name)) },
  };
};

/** The way in which a form deals with what was changed elsewhere of its record. Pages without such a form do not load it. */
export const merging = { twofoldNames, versionsOf };
export type Merging = typeof merging;
