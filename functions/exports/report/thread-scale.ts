const spacing = 21.2;

/** Where a rating from 0 to 5 lies on a thread, in a box of 120 × 14. */
export const knotAt = (value: number): number => 7 + value * spacing;

export const threadStart = knotAt(0);
export const threadEnd = knotAt(5);
export const knots = [0, 1, 2, 3, 4, 5].map(knotAt);
