import { Fragment } from 'react';

/** Superscripts the ending of the first day of a month in French: « 1er ». */
export const Raised = ({ children: text }: { children: string }) =>
  text.split(/(?<=\b1)er\b/).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
    <Fragment key={place}>
      {place > 0 && <sup>er</sup>}
      {piece}
    </Fragment>
  ));
