import type { KindOfWork } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const wishGroups = {
  understand: ['research', 'data', 'lab_field'],
  build: ['engineering', 'management', 'advice', 'business_market'],
  pass: ['teaching', 'communication', 'culture_heritage'],
  act: ['care', 'public_policy', 'law_rights', 'social_engagement', 'nature_environment'],
} as const satisfies Record<string, readonly KindOfWork[]>;

const wishColumns = [
  ['understand', 'build'],
  ['pass', 'act'],
] as const;

type WishPicksProps = { chosen: readonly KindOfWork[]; onToggle: (kind: KindOfWork) => void };

export const WishPicks = ({ chosen, onToggle }: WishPicksProps) => {
  const { t } = useTranslation('wishes');
  return (
    <div className="sheet pad wish-cols">
      {wishColumns.map((groups) => (
        <div key={groups[0]}>
          {groups.map((group) => (
            <fieldset key={group} className="wish-group">
              <legend>{t(`group.${group}`)}</legend>
              {wishGroups[group].map((kind) => (
                <label key={kind} className="wish">
                  <input type="checkbox" checked={chosen.includes(kind)} onChange={() => onToggle(kind)} />
                  <b>{t(`kind.${kind}.name`)}</b>
                  <span>{t(`kind.${kind}.example`)}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      ))}
    </div>
  );
};
