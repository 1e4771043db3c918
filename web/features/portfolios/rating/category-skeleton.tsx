const rows = Array.from({ length: 8 }, (_, index) => index);

/** Stands in a category's place while it is read, as high as what follows. */
export const CategorySkeleton = ({ label }: { label: string }) => (
  <div aria-busy="true">
    <p className="sr" role="status">
      {label}
    </p>
    <div className="category-ghost" aria-hidden="true">
      <span className="skeleton w35" />
      <span className="skeleton w60" />
    </div>
    <ul className="rate-list" aria-hidden="true">
      {rows.map((row) => (
        <li key={row} className="rate-item">
          <div className="name stack stack-2">
            <span className="skeleton w50" />
            <span className="skeleton w80" />
          </div>
          <div className="rating">
            <span className="thread" />
            <span className="skeleton w60" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
