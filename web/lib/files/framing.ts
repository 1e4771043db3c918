/** Pixels. */
export type Size = { width: number; height: number };
export type Cut = Size & { left: number; top: number };

/** `x` from 0 (left) to 1 (right), `y` from 0 (top) to 1; at zoom 1 the square spans the shorter side. */
export type Framing = { x: number; y: number; zoom: number };

export const middle: Framing = { x: 0.5, y: 0.5, zoom: 1 };
export const zooms = { least: 1, most: 4, step: 0.2 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export const wholeOf = ({ width, height }: Size): Cut => ({ left: 0, top: 0, width, height });

/** Returns the square's side and how far it can move, in pixels. */
export const roomOf = ({ width, height }: Size, { zoom }: Framing) => {
  const side = Math.min(width, height) / zoom;
  return { side, across: width - side, down: height - side };
};

export const squareOf = (picture: Size, framing: Framing): Cut => {
  const { side, across, down } = roomOf(picture, framing);
  return { left: framing.x * across, top: framing.y * down, width: side, height: side };
};

const moved = (at: number, by: number, room: number): number => (room > 0 ? clamp(at - by / room, 0, 1) : at);

/** `by` is in fractions of the square's side; positive `x` drags the picture to the right. */
export const dragFraming = (picture: Size, framing: Framing, by: { x: number; y: number }): Framing => {
  const { side, across, down } = roomOf(picture, framing);
  return { ...framing, x: moved(framing.x, by.x * side, across), y: moved(framing.y, by.y * side, down) };
};

/** Clamps the zoom and rounds it to tenths. */
export const zoomFraming = (framing: Framing, zoom: number): Framing => ({
  ...framing,
  zoom: clamp(Math.round(zoom * 10) / 10, zooms.least, zooms.most),
});

const percent = (share: number): string => `${share * 100}%`;

/** Returns the CSS position of the whole picture in a box that shows the square. */
export const placeIn = (picture: Size, framing: Framing) => {
  const { left, top, width: side } = squareOf(picture, framing);
  return { width: percent(picture.width / side), left: percent(-left / side), top: percent(-top / side) };
};

export const fitWithin = ({ width, height }: Size, within: Size): Size => {
  const scale = Math.min(1, within.width / width, within.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
