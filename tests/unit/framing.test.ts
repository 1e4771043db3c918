import { expect, test } from 'vitest';
import {
  dragFraming,
  fitWithin,
  middle,
  placeIn,
  roomOf,
  squareOf,
  wholeOf,
  zoomFraming,
} from '#web/lib/files/framing.ts';

/** A phone's photograph, landscape and portrait. */
const lying = { width: 4000, height: 3000 };
const standing = { width: 3000, height: 4000 };

test.each([
  ['the middle of one that lies', lying, middle, { left: 500, top: 0, width: 3000, height: 3000 }],
  ['the middle of one that stands', standing, middle, { left: 0, top: 500, width: 3000, height: 3000 }],
  ['its left end', lying, { ...middle, x: 0 }, { left: 0, top: 0, width: 3000, height: 3000 }],
  ['its right end', lying, { ...middle, x: 1 }, { left: 1000, top: 0, width: 3000, height: 3000 }],
  ['half of it, below right', lying, { x: 1, y: 1, zoom: 2 }, { left: 2500, top: 1500, width: 1500, height: 1500 }],
])('the square that is kept is %s', (_, picture, framing, square) => {
  expect(squareOf(picture, framing)).toEqual(square);
});

test('the square moves only where there is room', () => {
  expect(roomOf(lying, middle)).toEqual({ side: 3000, across: 1000, down: 0 });
  expect(roomOf(lying, { ...middle, zoom: 2 })).toEqual({ side: 1500, across: 2500, down: 1500 });
});

test.each([
  // A tenth of the frame is 300 of the 1000 hidden pixels.
  ['to the right shows more of the left', lying, middle, { x: 0.1, y: 0 }, { x: 0.2, y: 0.5, zoom: 1 }],
  ['to the left shows more of the right', lying, middle, { x: -0.1, y: 0 }, { x: 0.8, y: 0.5, zoom: 1 }],
  ['beyond its end stops there', lying, middle, { x: 3, y: 0 }, { x: 0, y: 0.5, zoom: 1 }],
  ['where there is no room changes nothing', lying, middle, { x: 0, y: 0.4 }, middle],
  ['down shows more of the top', standing, middle, { x: 0.3, y: 0.1 }, { x: 0.5, y: 0.2, zoom: 1 }],
])('a picture that is dragged %s', (_, picture, framing, by, after) => {
  const { x, y, zoom } = dragFraming(picture, framing, by);
  expect([x, y].map((share) => Number(share.toFixed(9)))).toEqual([after.x, after.y]);
  expect(zoom).toBe(after.zoom);
});

test.each([
  [1.2, 1.2],
  [1.2 + 0.2, 1.4],
  [0.8, 1],
  [4.2, 4],
])('a zoom of %f is %f', (asked, zoom) => {
  expect(zoomFraming({ x: 0.2, y: 0.3, zoom: 1 }, asked)).toEqual({ x: 0.2, y: 0.3, zoom });
});

test('the picture lies in its frame as it will be cut', () => {
  expect(placeIn(standing, middle)).toEqual({ width: '100%', left: '0%', top: `${(-500 / 3000) * 100}%` });
  expect(placeIn(standing, { x: 1, y: 0, zoom: 2 })).toEqual({ width: '200%', left: '-100%', top: '0%' });
});

test.each([
  ['a square', { width: 3000, height: 3000 }, { width: 512, height: 512 }, { width: 512, height: 512 }],
  ['a small one', { width: 90, height: 30 }, { width: 1024, height: 512 }, { width: 90, height: 30 }],
  ['a broad one', { width: 4096, height: 100 }, { width: 1024, height: 512 }, { width: 1024, height: 25 }],
  ['a high one', { width: 100, height: 2048 }, { width: 1024, height: 512 }, { width: 25, height: 512 }],
  ['a line', { width: 100_000, height: 1 }, { width: 1024, height: 512 }, { width: 1024, height: 1 }],
])('%s is shrunk to fit and never enlarged', (_, cut, within, size) => {
  expect(fitWithin(cut, within)).toEqual(size);
});

test('a picture that is not framed is kept whole', () => {
  expect(wholeOf(lying)).toEqual({ left: 0, top: 0, width: 4000, height: 3000 });
});
