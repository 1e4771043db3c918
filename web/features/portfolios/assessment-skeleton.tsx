const rows = Array.from({ length: 8 }, (_, index) => index);

/** Stands in an assessment's place while it is read, as high as what follows. */
export const AssessmentSkeleton = ({ label }: { label: string }) => (
  <div aria-busy="true">
    <p className="sr" role="status">
      {label}
    </p>
    <ul className="rate-list" aria-hidden="true">
      {rows.map((row) => (
        <li key={row} className="rate-item">
          <div className="name stack stack-2">
            <span className="skeleton w50" />
            <span className="skeleton w80" />
          </div>
          <div className="rating">
            <span className="skeleton w100" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
