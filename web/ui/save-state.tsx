type SaveStateProps = {
  text: string;
  isSaving: boolean;
  /** Kept on the device, but cannot be saved now. */
  isHeld?: boolean;
};

const look = ({ isSaving, isHeld }: SaveStateProps): string => {
  if (isHeld) return 'save-state held';
  return isSaving ? 'save-state saving' : 'save-state';
};

export const SaveState = (props: SaveStateProps) => (
  <p className={look(props)} role="status">
    {props.text}
  </p>
);
