import { Fragment } from 'react';
import { splitOrdinals } from '#shared/domain/ordinal.ts';

/** Superscripts the endings of French ordinals. */
export const Raised = ({ children: text }: { children: string }) =>
  splitOrdinals(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
    <Fragment key={place}>{place % 2 === 1 ? <sup>{piece}</sup> : piece}</Fragment>
  ));
