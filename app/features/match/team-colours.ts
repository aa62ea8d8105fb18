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
/** And in hue and strength by this much after correction, which leaves little of what two crests differ in. */
const TINT_APART = 0.1
/** Stronger colours do not exist in sRGB at every hue of a lightness; a browser would paint something else. */
const withinGamut = ({ l, c, h }: Oklch): Oklch => ({ l, c: Math.min(c, 0.17, 0.8 * (1 - l), 0.28 * l), h })

/** A colour weaker than this is grey or nearly so: no reader would name a team by it. */
const CHROMA_OF_GREY = 0.05
/** Turns a hue, also that of grey, into another one that is strong at every lightness. */
const TURN = 225

/** The colours by which a team is known: the second one comes first where only it has a hue. */
function inOrder({ primary, secondary }: CrestColours): [Oklch, Oklch] {
  const [first, second] = [oklchOf(primary), oklchOf(secondary)]
  return first.c < CHROMA_OF_GREY && second.c >= CHROMA_OF_GREY ? [second, first] : [first, second]
}

/** Both colours as painted in a scheme: with 4.5:1 to the ground, and one clearly lighter than the other. */
function correct(scheme: Scheme, { home, away }: Pair<Oklch>): Pair<Oklch> {
  const [least, most] = RANGE[scheme]
  const clamp = (value: number) => Math.min(most, Math.max(least, value))
  const dark = clamp(Math.min(home.l, away.l))
  const high = Math.max(clamp(Math.max(home.l, away.l)), Math.min(most, dark + LIGHTNESS_APART))
  const low = Math.min(dark, high - LIGHTNESS_APART)
  const [one, other] = home.l > away.l ? [high, low] : [low, high]
  return { home: withinGamut({ ...home, l: one }), away: withinGamut({ ...away, l: other }) }
}

/** Whether both are painted clearly apart in a scheme. */
function isApart(scheme: Scheme, pair: Pair<Oklch>): boolean {
  const { home, away } = correct(scheme, pair)
  return tintDistance(home, away) > TINT_APART
}

/** What the teams wear, as on a field: the away team its first colour, its second one, or one that neither has. */
function pairOf(crest: CrestColours, rival: CrestColours): Pair<Oklch> {
  const [home] = inOrder(crest)
  const [first, second] = inOrder(rival)
  const other = { home, away: { ...first, c: 0.14, h: home.h + TURN } }
  const pairs = [
    { home, away: first },
    { home, away: second },
  ]
  return pairs.find((pair) => isApart('dark', pair) && isApart('light', pair)) ?? other
}

/**
 * The colours of both teams on the surfaces of one scheme, as CSS colours: the crests' own hues, with 4.5:1 to the
 * ground and clearly lighter or darker than the other. The away team changes where both would be painted alike in
 * either scheme.
 */
export function coloursOn(scheme: Scheme, home: CrestColours, away: CrestColours): Pair<string> {
  const pair = correct(scheme, pairOf(home, away))
  return { home: cssOf(pair.home), away: cssOf(pair.away) }
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
