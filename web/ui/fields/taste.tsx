import { Icon } from '#web/ui/icon.tsx';

type TasteProps = {
  label: string;
  likeLabel: string;
  dislikeLabel: string;
  likeTip: string;
  dislikeTip: string;
  /** True for liked, false for disliked, null for neutral. */
  value: boolean | null;
  /** Shows the tooltips beside the icons, too. */
  isWide?: boolean;
  onChange: (value: boolean | null) => void;
};

/** At most one of the two is ticked. */
export const Taste = ({
  label,
  likeLabel,
  dislikeLabel,
  likeTip,
  dislikeTip,
  value,
  isWide = false,
  onChange,
}: TasteProps) => (
  <fieldset className={isWide ? 'taste wide' : 'taste'} aria-label={label}>
    <label title={likeTip}>
      <input
        type="checkbox"
        aria-label={likeLabel}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : null)}
      />
      <Icon name="thumbs-up" />
      {isWide && <span aria-hidden="true">{likeTip}</span>}
    </label>
    <label className="no" title={dislikeTip}>
      <input
        type="checkbox"
        aria-label={dislikeLabel}
        checked={value === false}
        onChange={(event) => onChange(event.target.checked ? false : null)}
      />
      <Icon name="thumbs-down" />
      {isWide && <span aria-hidden="true">{dislikeTip}</span>}
    </label>
  </fieldset>
);
