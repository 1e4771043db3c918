/** Stands in the place of a long form that is still loading. */
export const FormSkeleton = () => (
  <div className="form-skeleton">
    {[1, 2, 3, 4, 5].map((line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);
