import type { CSSProperties } from 'react'
import type { Crest } from '#contract/entities.ts'
import { cssOf, type Oklch, oklchOf, tintDistance } from './oklch.ts'

type Scheme = 'dark' | 'light'
type CrestColours = Pick<Crest, 'primary' | 'secondary'>
type Pair<T> = Record<'home' | 'away', T>

/**
 * Lightness with a contrast of 4.5:1 to the surfaces of a scheme, also of brands to come: dark surfaces up to a
 * luminance of 0.04, light ones from 0.8.
 */
const RANGE: Readonly<Record<Scheme, readonly [number, number]>> = { dark: [0.71, 0.89], light: [0.34, 0.485] }
/** Two colours differ in lightness by this much, so that they can be told apart without seeing their hues. */
const LIGHTNESS_APART = 0.14
/** And in hue and strength by this much, where the crests allow it. */
const TINT_APART = 0.09
/** Stronger colours do not exist in sRGB at every hue of a lightness; a browser would paint something else. */
const withinGamut = ({ l, c, h }: Oklch): Oklch => ({ l, c: Math.min(c, 0.17, 0.8 * (1 - l), 0.28 * l), h })

/** A colour weaker than this is grey or nearly so: no reader would name a team by it. */
const CHROMA_OF_GREY = 0.05

/** The colours by which a team is known: the second one comes first where only it has a hue. */
function inOrder({ primary, secondary }: CrestColours): [Oklch, Oklch] {
  const [first, second] = [oklchOf(primary), oklchOf(secondary)]
  return first.c < CHROMA_OF_GREY && second.c >= CHROMA_OF_GREY ? [second, first] : [first, second]
}

const clamp = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value))

/**
 * The colours of both teams on the surfaces of one scheme, as CSS colours: the crests' own hues, with 4.5:1 to the
 * ground and clearly lighter or darker than the other. The away team changes to its second colour, as on a field, where
 * the first ones are alike.
 */
export function coloursOn(scheme: Scheme, home: CrestColours, away: CrestColours): Pair<string> {
  const range = RANGE[scheme]
  const [one] = inOrder(home)
  const [first, second] = inOrder(away)
  const isAlike = tintDistance(one, first) < TINT_APART
  const other = isAlike && tintDistance(one, second) > tintDistance(one, first) ? second : first
  const isHomeLighter = one.l > other.l
  const [dark, light] = isHomeLighter ? [other, one] : [one, other]
  let [low, high] = [clamp(dark.l, range), clamp(light.l, range)]
  const missing = LIGHTNESS_APART - (high - low)
  if (missing > 0) {
    high = clamp(high + missing, range)
    low = high - LIGHTNESS_APART < range[0] ? range[0] : Math.min(low, high - LIGHTNESS_APART)
  }
  const [darker, lighter] = [cssOf(withinGamut({ ...dark, l: low })), cssOf(withinGamut({ ...light, l: high }))]
  return isHomeLighter ? { home: lighter, away: darker } : { home: darker, away: lighter }
}

/**
 * A style for the element around a match: sets the CSS colours `--team-home` and `--team-away` (`bg-team-home`,
 * `text-team-away`) for both schemes. What is written on them has the colour `--on-team`.
 */
export function teamColours(home: CrestColours, away: CrestColours): CSSProperties {
  const [dark, light] = [coloursOn('dark', home, away), coloursOn('light', home, away)]
  return {
    '--team-home': `light-dark(${light.home},${dark.home})`,
    '--team-away': `light-dark(${light.away},${dark.away})`,
  } as CSSProperties
}
