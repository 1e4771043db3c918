/** Tells whether what one did is kept: said by a text, and by a bead for the eye. */
export const SaveState = ({ text, isSaving }: { text: string; isSaving: boolean }) => (
  <p className={isSaving ? 'save-state saving' : 'save-state'} role="status">
    {text}
  </p>
);
