/**
 * `afterPress` runs a move of the page at once or, during a press, after its click: a button that moves away from under
 * the pointer loses the click.
 */
export const followPresses = (): { afterPress: (move: () => void) => void; stop: () => void } => {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const waiting: (() => void)[] = [];
  let isPressed = false;
  const moveLate = () => {
    if (!isPressed) for (const move of waiting.splice(0)) move();
  };
  document.addEventListener('pointerdown', () => (isPressed = true), options);
  const release = () => {
    isPressed = false;
    // The click comes before the next frame.
    requestAnimationFrame(moveLate);
  };
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, options);
  return {
    afterPress: (move) => {
      if (isPressed) waiting.push(move);
      else move();
    },
    stop: () => stop.abort(),
  };
};
