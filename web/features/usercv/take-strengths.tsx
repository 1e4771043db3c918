import { localized } from '#shared/domain/localized.ts';
import { usualStrengths } from '#shared/domain/shareable.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import { api } from '#web/lib/calls/api.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { oneByOne } from '#web/lib/calls/one-by-one.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { Rate, RatedList, Row } from './rated-lists.ts';

type Answer = { id: string; value: number | null; importantFlag: boolean | null; entry: CatalogueEntry };
type Kind = RatedList['kind'];

const { listSkills, listValues, listActivities } = api.portfolios;

const strengthsIn: Record<Kind, (portfolioId: string) => Promise<Answer[]>> = {
  skills: async (portfolioId) => {
    const answers = await listSkills({ params: { portfolioId } });
    return usualStrengths(
      'skill',
      answers.map(({ Skill: entry, ...row }) => ({ ...row, entry })),
    );
  },
  values: async (portfolioId) => {
    const answers = await listValues({ params: { portfolioId } });
    return usualStrengths(
      'value',
      answers.map(({ Value: entry, ...row }) => ({ ...row, entry, importantFlag: null })),
    );
  },
  activities: async (portfolioId) => {
    const answers = await listActivities({ params: { portfolioId } });
    return usualStrengths(
      'activity',
      answers.map(({ Activity: entry, ...row }) => ({ ...row, entry })),
    );
  },
};

type TakeStrengthsProps = { kind: Kind; portfolioId: string; rows: readonly Row[]; rate: Rate };

/** Adds what is missing of the strengths; what is on the CV stays as it is. */
export const TakeStrengths = ({ kind, portfolioId, rows, rate }: TakeStrengthsProps) => {
  const { t } = useTranslation('usercv');
  const added = oneByOne<Answer>(rate, ({ entry, value }) => rate({ entryId: entry.id, value }));
  const take = Object.assign(
    async (): Promise<string[]> => {
      const isMissing = ({ entry }: Answer) => entry.active && !rows.some((row) => row.entry.id === entry.id);
      const missing = (await strengthsIn[kind](portfolioId)).filter(isMissing);
      await added(missing);
      return missing.map(({ entry }) => localized(entry, currentLanguage()).name);
    },
    { key: rate.key, stale: rate.stale },
  );
  const { mutate, isPending } = useSend(take, {
    onDone: (names) => {
      const list = new Intl.ListFormat(currentLanguage()).format(names);
      notifySuccess(names.length === 0 ? t(`${kind}.allTaken`) : t(`${kind}.taken`, { count: names.length, list }));
    },
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate(undefined)}>
      {t(`${kind}.take`)}
    </Button>
  );
};
