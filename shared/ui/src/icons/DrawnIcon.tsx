/** An icon that came as data: its outlines in a square of 24, drawn as all icons are. */
export const DrawnIcon = ({ outlines }: { readonly outlines: readonly string[] }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {outlines.map((outline) => (
      <path key={outline} d={outline} />
    ))}
  </svg>
)
