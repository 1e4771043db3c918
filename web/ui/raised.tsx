import { Fragment } from 'react';

/** Superscripts the endings of French ordinals: « 1er », « 1re », « 4e ». */
export const Raised = ({ children: text }: { children: string }) => {
  const pieces = text.split(/((?<=\b1)(?:er|re)\b|(?<=\b\d+)e\b)/);
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
    <Fragment key={place}>{place % 2 === 1 ? <sup>{piece}</sup> : piece}</Fragment>
  ));
};
