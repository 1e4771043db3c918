import { Icon } from './icon.tsx';

type TasteProps = {
  /** Names the pair: "Your taste: Teaching". */
  label: string;
  likeLabel: string;
  dislikeLabel: string;
  /** The short words shown by the pointer. */
  likeTip: string;
  dislikeTip: string;
  /** Liked, disliked or neutral. */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
};

/** Like and dislike, of which at most one is ticked. */
export const Taste = ({ label, likeLabel, dislikeLabel, likeTip, dislikeTip, value, onChange }: TasteProps) => (
  <fieldset className="taste" aria-label={label}>
    <label title={likeTip}>
      <input
        type="checkbox"
        aria-label={likeLabel}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : null)}
      />
      <Icon name="thumbs-up" />
    </label>
    <label className="no" title={dislikeTip}>
      <input
        type="checkbox"
        aria-label={dislikeLabel}
        checked={value === false}
        onChange={(event) => onChange(event.target.checked ? false : null)}
      />
      <Icon name="thumbs-down" />
    </label>
  </fieldset>
);
