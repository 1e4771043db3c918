import { ToastContainer } from 'react-toastify/unstyled';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Where messages appear: bottom right, five seconds, held while pointed at or focused. */
export const ToastHost = ({ label, closeLabel }: { label: string; closeLabel: string }) => (
  <ToastContainer
    aria-label={label}
    position="bottom-right"
    autoClose={5000}
    theme="light"
    closeOnClick
    draggable
    pauseOnHover
    pauseOnFocusLoss
    icon={({ type }) => (
      <Icon name={type === 'success' ? 'circle-check' : type === 'error' ? 'circle-alert' : 'info'} />
    )}
    closeButton={({ closeToast }) => <IconButton icon="x" label={closeLabel} onClick={closeToast} />}
  />
);
