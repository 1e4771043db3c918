export const Brand = ({ name }: { name: string }) => (
  <>
    <svg
      viewBox="0 0 24 24"
      width="32"
      height="32"
      fill="none"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2.6 20.8V11.9a9.4 9.4 0 0 1 18.8 0v8.9" stroke="currentColor" />
      <g className="t">
        <path d="M7.3 20.8v-8.9a4.7 4.7 0 0 1 9.4 0v3.2a2.35 2.35 0 0 1-4.7 0v-2.6" stroke="currentColor" />
        <circle cx="12" cy="11.9" r="2" fill="currentColor" />
      </g>
    </svg>
    <span>{name}</span>
  </>
);
