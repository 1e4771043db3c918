/** Stands where documents or links will. */
export const ShelfSkeleton = () => (
  <div className="sheet">
    <ul className="lines keyed">
      {[1, 2, 3].map((line) => (
        <li key={line}>
          <span className="key" />
          <div>
            <p className="name">
              <span className="skeleton" />
            </p>
            <p className="small">
              <span className="skeleton" />
            </p>
            <p className="small">
              <span className="skeleton" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
