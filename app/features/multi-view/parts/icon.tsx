const PATHS = {
  add: 'M12 5v14M5 12h14',
  remove: 'M6 6l12 12M18 6 6 18',
  replace: 'M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  mute: 'M11 5 6 9H3v6h3l5 4ZM22 9l-6 6M16 9l6 6',
  sound: 'M11 5 6 9H3v6h3l5 4ZM15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13',
} as const

/** Signs of a wall alone: those of the player would come with every page of the personal centre. */
export const Icon = ({ name, size }: { name: keyof typeof PATHS; size: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[name]} />
  </svg>
)
