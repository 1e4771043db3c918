import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  label: string;
  children: (close: () => void) => ReactNode;
};

export const DialogButton = ({ label, children, ...button }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};
