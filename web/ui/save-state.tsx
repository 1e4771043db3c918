type SaveStateProps = {
  text: string;
  isSaving: boolean;
  /** Kept on the device, but cannot be saved now. */
  isHeld?: boolean;
};

export const SaveState = ({ text, isSaving, isHeld = false }: SaveStateProps) => (
  <p className={['save-state', isHeld ? 'held' : isSaving && 'saving'].filter(Boolean).join(' ')} role="status">
    {text}
  </p>
);
