/** Stands in an explanation's place: as high as the window, so that what follows moves once, as it is opened. */
export const ExplanationSkeleton = () => (
  <div className="explained is-awaited" aria-hidden="true">
    <span className="skeleton w80" />
    <span className="skeleton w60" />
    <span className="skeleton w80" />
    <span className="skeleton w50" />
  </div>
);
