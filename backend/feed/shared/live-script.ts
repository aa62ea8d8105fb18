/** Writes the log of a simulated match: a script waits and writes events in turn, from `start` to `end`. */
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
  /** Writes the odds for an expected end. */
  odds(outlook: Outlook): void
}

interface MatchScript {
  /** A shorter match is stretched to this length. */
  minMinutes: number
  /** What is expected before the match when the market leans by `drift`. */
  outlookAt(drift: number): Outlook
  /** Everything after `start`; the `end` too where it says more than that it is over. */
  play(live: LiveScript): void
}

/** The complete log: the days before the match, then the match from exactly `startsAt`, if it is played. */
export function writeMatch(contest: Contest, seed: number, script: MatchScript): MatchEvent[] {
  const random = createRandom(seed)
  const writer = createLogWriter()
  if (!writePrematch(writer, random, contest, script.outlookAt)) return writer.log
  const scripted: { at: number; type: string; fields?: EventFields }[] = []
  let cursor = 0
  const write: LiveScript['write'] = (type, fields) => {
    scripted.push({ at: cursor, type, fields })
  }
  write('start', { data: { hasFigures: true } })
  script.play({
    contest,
    random,
    write,
    now: () => cursor,
    wait: (seconds) => {
      cursor += Math.max(0, seconds)
    },
    odds: (outlook) => write('odds', { data: priceOutlook(outlook) }),
  })
  if (scripted.at(-1)?.type !== 'end') write('end')
  const stretch = cursor > 0 ? Math.max(1, (script.minMinutes * MINUTE) / (cursor * SECOND)) : 1
  for (const { at, type, fields } of scripted) writer.write(contest.startsAt + at * SECOND * stretch, type, fields)
  return writer.log
}
