const items = Array.from({ length: 4 }, (_, index) => index);

export const JobSkeleton = () => (
  <ol className="sheet jobs" aria-hidden="true">
    {items.map((item) => (
      <li key={item} className="job">
        <span className="rank">
          <span className="skeleton" />
        </span>
        <div className="content">
          <span className="skeleton w50" />
          <span className="skeleton w80" />
          <span className="skeleton w60" />
        </div>
      </li>
    ))}
  </ol>
);
