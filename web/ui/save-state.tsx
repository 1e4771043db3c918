type SaveStateProps = {
  text: string;
  isSaving: boolean;
  /** The answers are stored on the device, but cannot be sent now. */
  isHeld?: boolean;
};

export const SaveState = ({ text, isSaving, isHeld = false }: SaveStateProps) => (
  <p className={['save-state', isHeld ? 'held' : isSaving && 'saving'].filter(Boolean).join(' ')} role="status">
    {text}
  </p>
);
