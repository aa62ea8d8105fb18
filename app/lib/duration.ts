import { latinDigits, memoize } from './intl.ts'

type Width = 'long' | 'short' | 'narrow'

const units = memoize(
  (tag: string, unit: string, unitDisplay: Width) =>
    new Intl.NumberFormat(latinDigits(tag), { style: 'unit', unit, unitDisplay }),
)
const lists = memoize((tag: string, style: Width) => new Intl.ListFormat(tag, { type: 'unit', style }))

/** The narrow units of these languages are "d" and "m", or initials that nobody uses. */
const IN_WORDS: ReadonlySet<string> = new Set(['ar', 'ja'])

/** Languages of which a short duration has no spaces, although their narrow units have. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh-Hant'])

/** The narrow form of a language. */
const widthIn = (tag: string): Width => (IN_WORDS.has(tag) ? 'short' : 'narrow')

const joined = (words: readonly string[], tag: string, width: Width): string =>
  WITHOUT_SPACES.has(tag) && width === 'narrow' ? words.join('').replaceAll(' ', '') : lists(tag, width).format(words)

/**
 * "2 days, 3 hours, 5 minutes": whole minutes, without the units that are 0; under a minute "0 minutes".
 * `width` `narrow` is "2d 3h 5m".
 */
export function durationText(seconds: number, tag: string, width: Width = 'long'): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const
  const shown = parts.filter(([unit, count]) => count > 0 || (unit === 'minute' && minutes === 0))
  const unitWidth = width === 'narrow' ? widthIn(tag) : width
  return joined(
    shown.map(([unit, count]) => units(tag, unit, unitWidth).format(count)),
    tag,
    width,
  )
}

/** Time until a start: "2d 3h 5m", in the last hour "16m 3s", which nobody reads as a time of day. */
export function countdownText(seconds: number, tag: string): string {
  if (seconds >= 3600) return durationText(seconds, tag, 'narrow')
  const parts = [
    ['minute', Math.floor(seconds / 60)],
    ['second', seconds % 60],
  ] as const
  return joined(
    parts
      .filter(([unit, count]) => unit === 'second' || count > 0)
      .map(([unit, count]) => units(tag, unit, widthIn(tag)).format(count)),
    tag,
    'narrow',
  )
}
