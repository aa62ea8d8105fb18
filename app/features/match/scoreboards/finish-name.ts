import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'

const FINISHES: Readonly<Record<string, () => string>> = {
  ko: m.match_finish_ko,
  critical_art: m.match_finish_critical_art,
  perfect: m.match_finish_perfect,
  time_up: m.match_finish_time_up,
  chip: m.match_finish_chip,
  lethal: m.match_finish_lethal,
  concession: m.match_finish_concession,
  fatigue: m.match_finish_fatigue,
}

/** How a round of a fighting game or a game of cards ended. */
export const finishName = (finish: string): string => labelOf(FINISHES, finish)
