import { GAME_SYMBOLS } from './game-icon.tsx'

/** Outlines of team badges; the first number of a badge. */
export const BADGE_OUTLINES = [
  'M12 2 3.5 5v7c0 5 3.5 8 8.5 10 5-2 8.5-5 8.5-10V5L12 2Z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  'M4 3h16v10c0 5-4 7.5-8 9-4-1.5-8-4-8-9V3Z',
  'M12 2 21 7v10l-9 5-9-5V7l9-5Z',
  'M3 4c3 1 6 0 9-2 3 2 6 3 9 2 0 9-1 15-9 18C4 19 3 13 3 4Z',
  'M5 2h14l3 8-10 12L2 10 5 2Z',
] as const

/** The second colour inside an outline: half, sash, bar, chevron; the second number of a badge. */
export const BADGE_FIELDS = [
  'M12 0h12v24H12Z',
  'M0 16 24 4v6L0 22Z',
  'M0 9h24v6H0Z',
  'M0 8l12 6L24 8v7l-12 6L0 15Z',
] as const

const ICONS = {
  star: 'm12 3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 16.9l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8L12 3Z',
  stream: 'm17 3-5 4-5-4M4 7h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z',
} as const

const clips = BADGE_OUTLINES.map((outline, index) => `<clipPath id="o${index}"><path d="${outline}"/></clipPath>`)
const badges = BADGE_OUTLINES.flatMap((outline, index) =>
  BADGE_FIELDS.map(
    (field, mark) =>
      `<symbol id="b${index}${mark}" viewBox="0 0 24 24"><path d="${outline}" fill="currentColor"/><path d="${field}" clip-path="url(#o${index})"/></symbol>`,
  ),
)
const icons = Object.entries(ICONS).map(
  ([name, path]) =>
    `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></symbol>`,
)
const drawings = { __html: `<defs>${clips.join('')}</defs>${badges.join('')}${icons.join('')}${GAME_SYMBOLS}` }

/** Drawings that rows repeat: written once in a document, used by number. */
export const Sprite = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file; as elements they cost every page.
  <svg aria-hidden="true" width="0" height="0" className="absolute" dangerouslySetInnerHTML={drawings} />
)

interface SpriteIconProps {
  name: keyof typeof ICONS
  className?: string
  /** What it says to those who hear the page; without one it is an ornament. */
  label?: string
}

/** A small icon out of the sprite. Its size and colour come from its classes. */
export const SpriteIcon = ({ name, className, label }: SpriteIconProps) => (
  <svg className={className} role={label && 'img'} aria-label={label} aria-hidden={label === undefined || undefined}>
    <use href={`#i-${name}`} />
  </svg>
)
