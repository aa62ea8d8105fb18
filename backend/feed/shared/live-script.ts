/** How a simulated match is told: wait, write, wait, write, from `start` to `end`. */
import type { MatchEvent } from '#contract/match-state.ts'
import { createRandom, type Random } from '../random.ts'
import type { Contest } from '../types.ts'
import { createLogWriter, type EventFields } from './log-writer.ts'
import { type Outlook, priceOutlook } from './odds.ts'
import { writePrematch } from './prematch.ts'
import { MINUTE, SECOND } from './time.ts'

export interface LiveScript {
  readonly contest: Contest
  readonly random: Random
  /** Seconds since the start. */
  now(): number
  wait(seconds: number): void
  write(type: string, fields?: EventFields): void
  /** What the market says now. */
  odds(outlook: Outlook): void
}

interface Telling {
  /** A match told shorter than this is stretched to it. */
  minMinutes: number
  /** What is expected before the match when the market leans by `drift`. */
  outlookAt(drift: number): Outlook
  /** Everything after `start`; the `end` too where it says more than that it is over. */
  play(live: LiveScript): void
}

/** The whole log: the days before, then the match from exactly `startsAt`, unless it is not played. */
export function tellMatch(contest: Contest, seed: number, telling: Telling): MatchEvent[] {
  const random = createRandom(seed)
  const writer = createLogWriter()
  if (!writePrematch(writer, random, contest, telling.outlookAt)) return writer.log
  const told: { at: number; type: string; fields?: EventFields }[] = []
  let cursor = 0
  const write: LiveScript['write'] = (type, fields) => {
    told.push({ at: cursor, type, fields })
  }
  write('start')
  telling.play({
    contest,
    random,
    write,
    now: () => cursor,
    wait: (seconds) => {
      cursor += Math.max(0, seconds)
    },
    odds: (outlook) => write('odds', { data: priceOutlook(outlook) }),
  })
  if (told.at(-1)?.type !== 'end') write('end')
  const stretch = cursor > 0 ? Math.max(1, (telling.minMinutes * MINUTE) / (cursor * SECOND)) : 1
  for (const { at, type, fields } of told) writer.write(contest.startsAt + at * SECOND * stretch, type, fields)
  return writer.log
}
