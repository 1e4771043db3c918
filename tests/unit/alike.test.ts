import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareChanged } from '#tests/support/alike.ts';

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f7f5f9' } });
const withBox = (width: number, height: number) =>
  paper(680, 920)
    .composite([{ input: { create: { width, height, channels: 3, background: '#5f2f86' } }, left: 100, top: 300 }])
    .jpeg({ quality: 60 })
    .toBuffer();

test('a picture that was compressed again is the same, one with a new button is not, nor is one of another shape', async () => {
  const kept = await paper(680, 920).jpeg({ quality: 60 }).toBuffer();
  expect(await shareChanged(kept, await sharp(kept).jpeg({ quality: 60 }).toBuffer())).toBe(0);
  // 220 × 80 of 680 × 920 is 2.8 %; 120 × 24 is 0.5 %.
  expect(await shareChanged(kept, await withBox(220, 80))).toBeCloseTo(0.028, 2);
  expect(await shareChanged(kept, await withBox(120, 24))).toBeLessThan(0.01);
  expect(await shareChanged(kept, await paper(680, 900).jpeg().toBuffer())).toBe(1);
});
