import { m } from '#app/paraglide/messages.js'
import type { PlayerLine, TimelineItem } from '#contract/match-state.ts'
import type { People } from '../../people.ts'
import { surnameOf } from '../../surname-of.ts'
import { howOut } from './how-out.ts'

/** The signs of backend/feed/cricket/ball.ts. */
const BY_SIGN = new Map<string, () => string>([
  ['c', m.match_out_word_caught],
  ['b', m.match_out_word_bowled],
  ['lbw', m.match_out_word_lbw],
  ['ro', m.match_out_word_run_out],
  ['st', m.match_out_word_stumped],
  ['hw', m.match_out_word_hit_wicket],
  ['ret', m.match_out_word_retired],
  ['out', m.match_out_word_out],
  ['*', m.match_out_word_not_out],
])

/** Lines of a scorecard with how each is out, and by whom as far as the timeline tells it. */
export function withHowOut(
  lines: readonly PlayerLine[],
  timeline: readonly TimelineItem[],
  people: People,
): readonly PlayerLine[] {
  const nameOf = (player: number | undefined): string | undefined => {
    const name = player === undefined ? undefined : people.get(player)?.name
    return name && surnameOf(name)
  }
  const told = new Map<number, string>()
  for (const item of timeline) {
    const text = item.type === 'wicket' ? howOut(item, nameOf) : undefined
    if (item.player !== undefined && text) told.set(item.player, text)
  }
  return lines.map((line) => {
    const sign = line.values.dismissal
    if (!sign) return line
    const word = BY_SIGN.get(`${sign}`)?.() ?? sign
    return { ...line, values: { ...line.values, dismissal: sign === '*' ? word : (told.get(line.player) ?? word) } }
  })
}
