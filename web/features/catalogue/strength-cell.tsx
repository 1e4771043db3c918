import { type KeyboardEvent, useId } from 'react';
import { maxStrength } from '#shared/domain/catalogue-limits.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { StrengthRow, Strengths } from './use-strengths.ts';

/** Skips rows without an input. */
const neighbour = (
  field: HTMLElement,
  way: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement | undefined => {
  for (let row = field.closest('tr')?.[way]; row; row = row[way]) {
    const other = row.querySelector<HTMLElement>('input');
    if (other) return other;
  }
  return undefined;
};

const goTo = (field: HTMLElement | undefined): void => {
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
};

/** Enter and arrows move between rows, Escape restores the value. */
type StrengthCellProps = {
  row: StrengthRow;
  name: string;
  strengths: Strengths;
  /** The greatest force of the table, whose bar is full. */
  most: number;
};

export const StrengthCell = ({ row, name, strengths, most }: StrengthCellProps) => {
  const { t } = useTranslation('catalogues');
  const id = useId();
  const value = strengths.numberOf(row);
  const isWrong = value === undefined;
  const isChanged = value !== row.value;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Escape' && isChanged) strengths.takeBack(row);
    if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return;
    event.preventDefault();
    goTo(neighbour(currentTarget, key === 'ArrowUp' ? 'previousElementSibling' : 'nextElementSibling'));
  };

  return (
    <span className="strength">
      <span className="strength-line">
        <span className="strength-bar" aria-hidden="true">
          <span style={{ width: `${(100 * (value ?? 0)) / (most || 1)}%` }} />
        </span>
        <span className="was">
          {isChanged && (
            <s>
              <span className="sr">{t('strengths.was', { value: '' })}</span>
              {figure(row.value, currentLanguage())}
            </s>
          )}
        </span>
        <input
          className="input num-input"
          inputMode="decimal"
          autoComplete="off"
          data-strength={row.id}
          aria-label={t('strengths.of', { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          value={strengths.textOf(row)}
          onChange={({ target }) => strengths.type(row, target.value)}
          onBlur={strengths.close}
          onKeyDown={handleKeyDown}
        />
      </span>
      {isWrong && (
        <span className="error" id={id}>
          <Icon name="circle-alert" />
          {t('strengths.wrong', { maximum: maxStrength })}
        </span>
      )}
    </span>
  );
};
