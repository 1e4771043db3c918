const Icon = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

// Lucide (ISC licence). Hidden from assistive technology, because the word always stands beside the icon.
export const ThumbUp = () => (
  <Icon className="like">
    <path d="M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z" />
    <path d="M7 10v12" />
  </Icon>
);

export const ThumbDown = () => (
  <Icon className="dislike">
    <path d="M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88Z" />
    <path d="M17 14V2" />
  </Icon>
);

export const Star = ({ filled }: { filled: boolean }) => (
  <Icon className={filled ? 'star filled' : 'star'}>
    <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z" />
  </Icon>
);

/** Shapes differ without colour: rising, level, falling. */
export const levelIcons = {
  strength: (
    <Icon className="strength">
      <path d="M16 7h6v6" />
      <path d="m22 7-8.5 8.5-5-5L2 17" />
    </Icon>
  ),
  warning: (
    <Icon className="warning">
      <path d="M5 12h14" />
    </Icon>
  ),
  weakness: (
    <Icon className="weakness">
      <path d="M16 17h6v-6" />
      <path d="m22 17-8.5-8.5-5 5L2 7" />
    </Icon>
  ),
};
