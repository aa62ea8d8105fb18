import { isolate } from '#app/lib/isolate.ts'
import { m } from '#app/paraglide/messages.js'
import type { TimelineItem } from '#contract/match-state.ts'
import { fielderOf, isBowlersWicket } from './whose-wicket.ts'

/**
 * As a scorecard has it: `c Langford b Rowe`, `run out (Langford)`. Undefined where the feed does not say how, or by whom of
 * one that is the bowler's.
 */
export function howOut(item: TimelineItem, nameOf: (player?: number) => string | undefined): string | undefined {
  const [how, fielderId] = [item.data?.how, fielderOf(item)]
  const named = (id: number | undefined): string | undefined => {
    const name = nameOf(id)
    return name && isolate(name)
  }
  const [fielder, bowler] = [named(fielderId), named(item.other)]
  if (how === 'run_out') return fielder ? m.match_out_run_out({ fielder }) : m.match_out_word_run_out()
  if (!isBowlersWicket(item)) return m.match_out_word_out()
  if (!bowler) return undefined
  if (how === 'bowled') return m.match_out_bowled({ bowler })
  if (how === 'lbw') return m.match_out_lbw({ bowler })
  if (how === 'hit_wicket') return m.match_out_hit_wicket({ bowler })
  if (!fielder) return undefined
  if (how === 'stumped') return m.match_out_stumped({ fielder, bowler })
  if (how !== 'caught') return undefined
  return fielderId === item.other ? m.match_out_caught_bowled({ bowler }) : m.match_out_caught({ fielder, bowler })
}
