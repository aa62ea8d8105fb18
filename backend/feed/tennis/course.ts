/**
 * The points of a game as one text, for what shows them point by point: `hw1/15:0 ad2/15:15 ha1/`. Of each point who won it
 * (`h` `a`), how (`a`ce, `d`ouble fault, `w`inner, `u`nforced and `f`orced error, `-` untold), behind which serve (`-`
 * untold), and the score after it; the last one has none.
 */
import type { MatchEvent, Side } from '#contract/match-state.ts'
import type { Points } from './scoring.ts'

const STROKES = new Map<unknown, string>([
  ['ace', 'a'],
  ['double_fault', 'd'],
  ['winner', 'w'],
  ['unforced_error', 'u'],
  ['forced_error', 'f'],
])

function serveOf({ how, isSecondServe }: NonNullable<MatchEvent['data']>): string {
  if (how === 'double_fault') return '2'
  return typeof isSecondServe === 'boolean' ? (isSecondServe ? '2' : '1') : '-'
}

/** The course with one more point; `after` is absent where it won the game. */
export function withPoint(course: string | undefined, event: MatchEvent, side: Side, after?: Points): string {
  const { data = {} } = event
  const won = `${side[0]}${STROKES.get(data.how) ?? '-'}${serveOf(data)}`
  return `${course ? `${course} ` : ''}${won}/${after ? `${after.home}:${after.away}` : ''}`
}
