import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

const icons = { success: 'circle-check', error: 'circle-alert' } as const;

/** Where messages appear: bottom right, five seconds, held while pointed at or focused. */
export const ToastHost = ({ label, closeLabel }: { label: string; closeLabel: string }) => {
  const layer = useRef<HTMLDivElement>(null);

  // A message must stand above a dialog that was opened before it: showing the layer again puts it on top.
  useEffect(
    () =>
      toast.onChange(({ status }) => {
        if (status !== 'added') return;
        layer.current?.hidePopover();
        layer.current?.showPopover();
      }),
    [],
  );

  return (
    <div className="toast-layer" popover="manual" ref={layer}>
      <ToastContainer
        aria-label={label}
        position="bottom-right"
        autoClose={5000}
        theme="light"
        closeOnClick
        draggable
        pauseOnHover
        pauseOnFocusLoss
        icon={({ type }) => <Icon name={type === 'success' || type === 'error' ? icons[type] : 'info'} />}
        closeButton={({ closeToast }) => <IconButton icon="x" label={closeLabel} onClick={closeToast} />}
      />
    </div>
  );
};
