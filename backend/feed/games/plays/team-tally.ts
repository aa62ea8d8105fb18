/** Figures of players, told together now and then: `damage101` is what player 101 has dealt since the last time. */
import type { EventData } from './types.ts'

export type Tally = Map<number, Record<string, number>>

export function addToTally(tally: Tally, player: number, figure: string, by: number): void {
  const own = tally.get(player) ?? {}
  own[figure] = (own[figure] ?? 0) + by
  tally.set(player, own)
}

/** The data of an event `tally`; the tally is empty afterwards. */
export function takeTally(tally: Tally): EventData {
  const data: EventData = {}
  for (const [player, own] of tally)
    for (const [figure, value] of Object.entries(own)) data[`${figure}${player}`] = value
  tally.clear()
  return data
}
