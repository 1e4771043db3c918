import { useTranslation } from 'react-i18next';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import { useTabParam } from '#web/lib/use-tab-param.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CategoryPages } from './category-pages.tsx';
import { countAnswered, type RatedRow } from './rated-row.ts';
import type { UsedAnswers } from './use-answers.ts';

type AssessmentTabsProps = { rows: Readonly<Record<RatingKind, readonly RatedRow[]>>; answers: UsedAnswers };

/** The four parts of an assessment, each with how much of it is answered. */
export const AssessmentTabs = ({ rows, answers }: AssessmentTabsProps) => {
  const { t } = useTranslation(['portfolios', 'lists']);
  const [activeTab, openTab] = useTabParam(ratingKinds.length);
  const failed = Object.keys(answers.failed).length;

  return (
    <>
      {failed > 0 && (
        <Note tone="fail">
          <div className="stack stack-2">
            <p>{t('saving.failed', { count: failed })}</p>
            <Button icon="rotate-cw" onClick={answers.retry}>
              {t('saving.retry')}
            </Button>
          </div>
        </Note>
      )}
      <Tabs
        label={t('detail.tabs')}
        activeTab={activeTab}
        onChange={(index) => {
          answers.flush();
          openTab(index);
        }}
        tabs={ratingKinds.map((kind) => ({
          label: t(`lists:kind.${kind}`),
          count: `${countAnswered(rows[kind])}/${rows[kind].length}`,
          panel: <CategoryPages key={kind} kind={kind} rows={rows[kind]} answers={answers} />,
        }))}
      />
    </>
  );
};
