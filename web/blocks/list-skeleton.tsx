type ListSkeletonProps = { rows?: number; isKeyed?: boolean; smallLines?: number };

export const ListSkeleton = ({ rows = 3, isKeyed = false, smallLines = 1 }: ListSkeletonProps) => (
  <div className="sheet">
    <ul className={isKeyed ? 'lines keyed' : 'lines'}>
      {Array.from({ length: rows }, (_row, row) => (
        <li key={String(row)}>
          {isKeyed && <span className="key" />}
          <div>
            <p className="name">
              <span className="skeleton" />
            </p>
            {Array.from({ length: smallLines }, (_line, line) => (
              <p key={String(line)} className="small">
                <span className="skeleton" />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </div>
);
