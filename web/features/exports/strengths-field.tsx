import { mostStrengths } from '#shared/domain/shareable.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { CheckGroup } from '#web/ui/fields/choices.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Offered } from './use-strengths.ts';

type StrengthsFieldProps = {
  offered: readonly Offered[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

export const StrengthsField = ({ offered, chosen, onChange }: StrengthsFieldProps) => {
  const { t } = useTranslation(['exports', 'ratings']);
  if (offered.every(({ options }) => options.length === 0)) return <Note>{t('nothing')}</Note>;
  const isOf = ({ options }: Offered, id: string) => options.some(({ value }) => value === id);
  const change = (one: Offered, ticked: string | null) =>
    onChange([...chosen.filter((id) => !isOf(one, id)), ...(ticked?.split(',') ?? [])]);
  const words = { count: chosen.length, most: mostStrengths };
  return (
    <section className="stack">
      <div>
        <h3>{t('strengths')}</h3>
        <p className="muted" role="status">
          {t('chosen', words)}
        </p>
      </div>
      {offered
        .filter(({ options }) => options.length > 0)
        .map((one) => (
          <div key={one.kind}>
            <p className="label" aria-hidden="true">
              {t(`ratings:kind.${one.kind}`)}
            </p>
            <CheckGroup
              legend={t(`ratings:kind.${one.kind}`)}
              options={one.options}
              value={chosen.filter((id) => isOf(one, id)).join(',') || null}
              onChange={(ticked) => change(one, ticked)}
            />
          </div>
        ))}
      {chosen.length === 0 && <Note tone="fail">{t('noneChosen')}</Note>}
      {chosen.length > mostStrengths && <Note tone="fail">{t('tooMany', words)}</Note>}
    </section>
  );
};
