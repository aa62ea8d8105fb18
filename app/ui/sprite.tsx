/** Outlines of team badges; a badge's symbol id starts with the index of one. */
const BADGE_OUTLINES = [
  'M12 2 3.5 5v7c0 5 3.5 8 8.5 10 5-2 8.5-5 8.5-10V5L12 2Z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  'M4 3h16v10c0 5-4 7.5-8 9-4-1.5-8-4-8-9V3Z',
  'M12 2 21 7v10l-9 5-9-5V7l9-5Z',
  'M3 4c3 1 6 0 9-2 3 2 6 3 9 2 0 9-1 15-9 18C4 19 3 13 3 4Z',
  'M5 2h14l3 8-10 12L2 10 5 2Z',
] as const

/** Areas of a badge in its second colour: half, sash, bar, chevron; the second index in a badge's symbol id. */
const BADGE_FIELDS = ['M12 0h12v24H12Z', 'M0 16 24 4v6L0 22Z', 'M0 9h24v6H0Z', 'M0 8l12 6L24 8v7l-12 6L0 15Z'] as const

/** An unplugged connector, in the style of `public/pictures/empty.svg`. */
const NETWORK =
  '<symbol id="e-network" viewBox="0 0 120 96"><ellipse cx="60" cy="85" rx="44" ry="5" fill="var(--surface-2)"/><path d="M46 30h-8a18 18 0 0 0 0 36h8ZM74 30h8a18 18 0 0 1 0 36h-8Z" fill="var(--surface-2)" stroke="var(--outline)" stroke-width="2"/><path d="M20 48H6M100 48h14M46 40h8M46 56h8" stroke="var(--outline)" stroke-width="2" stroke-linecap="round"/><path d="M60 30l-3-8M66 32l4-7M60 66l3 8M54 64l-4 7" stroke="var(--brand-text)" stroke-width="2.5" stroke-linecap="round"/></symbol>'

const ICONS = {
  star: 'm12 3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 16.9l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8L12 3Z',
  stream: 'm17 3-5 4-5-4M4 7h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z',
  calendar: 'M4 5h16v16H4ZM4 10h16M8 2.5V7M16 2.5V7M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01',
  check: 'm4.5 12.5 5 5L19.5 7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  globe:
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19',
  house: 'M3 11 12 3l9 8M5 9.5V21h5v-6h4v6h5V9.5',
  down: 'm5 9 7 7 7-7',
  left: 'm15 5-7 7 7 7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 4.5-2.5M2 9a15 15 0 0 1 4.5-2.8M10.5 5.2A15 15 0 0 1 22 9M15.5 10.8A10 10 0 0 1 19 12.5M8.5 16a5 5 0 0 1 7 0M12 20h.01',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5-12-7.5Z',
  right: 'm9 5 7 7-7 7',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20.5 20.5 16 16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  user: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 7a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5.5 19c1-2.8 3.4-4.5 6.5-4.5s5.5 1.7 6.5 4.5',
} as const

function renderSprite(): { clips: string; symbols: string } {
  const clips = BADGE_OUTLINES.map((outline, index) => `<clipPath id="o${index}"><path d="${outline}"/></clipPath>`)
  const badges = BADGE_OUTLINES.flatMap((outline, index) =>
    BADGE_FIELDS.map(
      (field, mark) =>
        `<symbol id="b${index}${mark}" viewBox="0 0 24 24"><path d="${outline}" fill="currentColor"/><path d="${field}" clip-path="url(#o${index})"/><path d="${outline}" fill="none" stroke="var(--outline)" vector-effect="non-scaling-stroke"/></symbol>`,
    ),
  )
  const icons = Object.entries(ICONS).map(
    ([name, path]) =>
      `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></symbol>`,
  )
  return { clips: `<defs>${clips.join('')}</defs>`, symbols: `${badges.join('')}${icons.join('')}${NETWORK}` }
}

/** Only the server renders the symbols; the browser's code does not contain them. */
const { clips, symbols } = import.meta.env.SSR ? renderSprite() : { clips: '', symbols: '' }

/**
 * SVG symbols that rows reuse, once per document. The symbols' element is not displayed, so it costs no layout; a clip
 * path works only in a displayed element.
 */
export const Sprite = () => (
  <>
    <svg
      aria-hidden="true"
      width="0"
      height="0"
      className="absolute"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file; as elements they cost every page.
      dangerouslySetInnerHTML={{ __html: clips }}
      suppressHydrationWarning
    />
    <svg
      aria-hidden="true"
      className="hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
      dangerouslySetInnerHTML={{ __html: symbols }}
      suppressHydrationWarning
    />
  </>
)

interface SpriteIconProps {
  name: keyof typeof ICONS
  className?: string
  /** Accessible name; without one the icon is decorative. */
  label?: string
}

/** A small icon from the sprite. Size and colour come from its classes; `fill-none` for outline icons. */
export const SpriteIcon = ({ name, className, label }: SpriteIconProps) => (
  <svg className={className} role={label && 'img'} aria-label={label} aria-hidden={label === undefined || undefined}>
    <use href={`#i-${name}`} />
  </svg>
)
