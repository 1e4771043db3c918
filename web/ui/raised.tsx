import { Fragment } from 'react';

/** Superscripts the ending of a French « 1er ». */
export const Raised = ({ children: text }: { children: string }) => {
  const [before, ...rest] = text.split(/\b1er\b/);
  return (
    <>
      {before}
      {rest.map((after, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
        <Fragment key={place}>
          1<sup>er</sup>
          {after}
        </Fragment>
      ))}
    </>
  );
};
