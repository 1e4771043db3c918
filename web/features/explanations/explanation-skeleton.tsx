/** Fills the window, so that the content below moves only once. */
export const ExplanationSkeleton = () => (
  <div className="explained is-awaited" aria-hidden="true">
    <span className="skeleton w80" />
    <span className="skeleton w60" />
    <span className="skeleton w80" />
    <span className="skeleton w50" />
  </div>
);
