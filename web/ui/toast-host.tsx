import { useLayoutEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { activePage, followPresses, footReachOf, keepClear, removeRoom } from './keep-clear.ts';

export { toast };

const icons = { success: 'circle-check', error: 'circle-alert' } as const;

/**
 * Messages stay for five seconds, longer while hovered or focused. They are above a save footer and never cover the
 * focused element or the submit button.
 */
export const ToastHost = ({ label, closeLabel }: { label: string; closeLabel: string }) => {
  const layer = useRef<HTMLDivElement>(null);

  // Runs before the container lays out the messages that waited for it.
  useLayoutEffect(() => {
    const { afterPress, stop } = followPresses();
    const findCover = () => layer.current?.querySelector('.Toastify__toast-container');
    const standAboveFoot = () =>
      findCover() && layer.current?.style.setProperty('--foot-reach', `${footReachOf(activePage())}px`);
    const clear = () => {
      standAboveFoot();
      const cover = findCover();
      if (cover) keepClear(cover, activePage());
    };
    // A failure also makes its form longer, together with the message or after it.
    const watch = new ResizeObserver(() => requestAnimationFrame(() => afterPress(clear)));
    const leave = toast.onChange(({ status }) => {
      watch.disconnect();
      afterPress(removeRoom);
      if (status !== 'added') return;
      // Showing the layer again puts it above a dialog opened before.
      layer.current?.hidePopover();
      layer.current?.showPopover();
      standAboveFoot();
      const page = activePage();
      for (const part of [page, ...page.querySelectorAll('form, .save-footer')]) watch.observe(part);
    });
    // Does nothing after a press of the pointer, because a button that moves from under it loses the click.
    const handleFocus = () => {
      if (document.querySelector(':focus-visible')) clear();
    };
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('scroll', standAboveFoot, { passive: true });
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('scroll', standAboveFoot);
      leave();
      stop();
      watch.disconnect();
    };
  }, []);

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
