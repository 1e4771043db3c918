import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useEntryWords } from './entry-words.ts';
import { StrengthCell } from './strength-cell.tsx';
import { StrengthEffect } from './strength-effect.tsx';
import { StrengthTools } from './strength-tools.tsx';
import type { StrengthRow, Strengths } from './use-strengths.ts';
import './strengths.css';

type StrengthTableProps = {
  kind: 'skill' | 'activity';
  query: Query<unknown>;
  rows: readonly StrengthRow[] | undefined;
  strengths: Strengths;
};

export const StrengthTable = ({ kind, query, rows, strengths }: StrengthTableProps) => {
  const { t } = useTranslation('catalogues');
  const { nameOf, compare } = useEntryWords();
  const labels = useRatingLabels()(`category.${kind}`);
  const [isChangedOnly, setChangedOnly] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const order = useMemo(() => {
    const textOf = ({ entry }: StrengthRow) => nameOf(entry);
    const byName = (a: StrengthRow, b: StrengthRow) => compare(textOf(a), textOf(b));
    return { textOf, byName, byValue: (a: StrengthRow, b: StrengthRow) => a.value - b.value || byName(b, a) };
  }, [nameOf, compare]);

  const step = (move: () => string | undefined) => {
    const id = flushSync(move);
    panel.current?.querySelector<HTMLElement>(`[data-strength="${id}"]`)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // The browser's undo would cover one field only.
    if (!(event.ctrlKey || event.metaKey) || !(event.target instanceof HTMLElement)) return;
    if (event.target.dataset.strength === undefined) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? strengths.redo : strengths.undo);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (strengths.isBusy) return;
    const wrong = strengths.changed.find((row) => strengths.numberOf(row) === undefined);
    if (wrong) panel.current?.querySelector<HTMLElement>(`[data-strength="${wrong.id}"]`)?.focus();
    else void strengths.save();
  };
  const most = (rows ?? []).reduce((greatest, row) => Math.max(greatest, strengths.numberOf(row) ?? 0), 0);
  const none = isChangedOnly ? (
    <EmptyState title={t('strengths.noneChanged')} />
  ) : (
    <EmptyState title={t('strengths.none')} text={t('strengths.noneText')} />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for keys of the fields within
    <div className="strength-table narrow-lines" ref={panel} onKeyDown={handleKeyDown}>
      <ListTable
        query={query}
        rows={isChangedOnly ? strengths.changed : rows}
        caption={t(kind === 'skill' ? 'strengths.captionSkills' : 'strengths.captionActivities')}
        rowKey={({ id }) => id}
        initialOrder={{ by: 'strength', direction: 'descending' }}
        search={{
          label: t(kind === 'skill' ? 'strengths.searchSkill' : 'strengths.searchActivity'),
          textOf: order.textOf,
          none: (typed) => t('strengths.noResult', { query: typed }),
        }}
        actions={
          <StrengthTools
            strengths={strengths}
            isChangedOnly={isChangedOnly}
            onChangedOnly={setChangedOnly}
            onStep={step}
          />
        }
        empty={none}
        columns={[
          {
            id: 'name',
            header: t(`strengths.${kind}`),
            compare: order.byName,
            cell: ({ entry }) => (
              <span className="cell-lines strength-name">
                <span className="h4">{nameOf(entry)}</span>
                <span className="small muted">{labels[entry.category]}</span>
              </span>
            ),
          },
          {
            id: 'effect',
            header: t('strengths.effect'),
            isHeaderHidden: !strengths.isDirty,
            cell: (row) => {
              const value = strengths.numberOf(row);
              if (value === undefined || value === row.value) return null;
              return (
                <div className="effect">
                  <StrengthEffect id={row.id} value={value} />
                </div>
              );
            },
          },
          {
            id: 'strength',
            header: t('strengths.strength'),
            compare: order.byValue,
            isEnd: true,
            cell: (row) => <StrengthCell row={row} name={nameOf(row.entry)} strengths={strengths} most={most} />,
          },
        ]}
      />
      <form className="save-part" noValidate onSubmit={submit}>
        <SaveFooter
          form={{
            changes: strengths.changed.length,
            isDirty: strengths.isDirty,
            twofold: 0,
            missing: [],
            isBusy: strengths.isBusy,
            error: undefined,
            submit,
            reset: strengths.clear,
          }}
        />
      </form>
    </div>
  );
};
