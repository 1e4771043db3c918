import { useLayoutEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { followPresses } from './after-press.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { activePage, footReachOf, keepClear, removeRoom } from './keep-clear.ts';

export { toast };

const icons = { success: 'circle-check', error: 'circle-alert' } as const;

/**
 * Shows messages: bottom right, above the foot of the page if it has one, five seconds, held while pointed at or focused;
 * never on the focus or the submit button.
 */
export const ToastHost = ({ label, closeLabel }: { label: string; closeLabel: string }) => {
  const layer = useRef<HTMLDivElement>(null);

  // Before the container lays out what was said before it was there.
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
    // What a form says of a failure makes it longer, and comes with the message or after it.
    const watch = new ResizeObserver(() => requestAnimationFrame(() => afterPress(clear)));
    const leave = toast.onChange(({ status }) => {
      watch.disconnect();
      afterPress(removeRoom);
      if (status !== 'added') return;
      // A message must stand above a dialog that was opened before it: showing the layer again puts it on top.
      layer.current?.hidePopover();
      layer.current?.showPopover();
      standAboveFoot();
      const page = activePage();
      for (const part of [page, ...page.querySelectorAll('form, .save-footer')]) watch.observe(part);
    });
    // By keyboard, or into a text field: a page that moves under a pressed pointer loses a button's click.
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
