export const reference = {
  label: 'Reference:',
  copy: 'Copy',
  copyReference: 'Copy the reference',
  copied: 'Copied',
  selected: 'Selected: copy it with your keyboard or a long press.',
  help: 'Try again. If it fails again, give this reference to your university or to the Thésée team so they can find out what happened.',
};
