type SaveStateProps = {
  text: string;
  isSaving: boolean;
  /** Kept here, but not to be saved for now. */
  isHeld?: boolean;
};

const look = ({ isSaving, isHeld }: SaveStateProps): string => {
  if (isHeld) return 'save-state held';
  return isSaving ? 'save-state saving' : 'save-state';
};

/** Tells whether what one did is kept: said by a text, and by a bead for the eye. */
export const SaveState = (props: SaveStateProps) => (
  <p className={look(props)} role="status">
    {props.text}
  </p>
);
