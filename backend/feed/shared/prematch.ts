import type { Random } from '../random.ts'
import type { Contest } from '../types.ts'
import type { LogWriter } from './log-writer.ts'
import { type Outlook, priceOutlook } from './odds.ts'
import { DAY, HOUR, MINUTE } from './time.ts'

/**
 * Writes the events of the days before the start: 3 to 5 changing `odds`, and the `preview` about a day ahead.
 * A match that is not to be played also gets its `postponed` or `cancelled`, 1 to 6 hours before the start.
 *
 * `outlookAt(drift)`: what is expected when the market leans by `drift` (about -0.06..0.06, > 0 to home).
 * Returns whether the match is played; if not, the log is complete: a walkover is known when the match should start.
 */
export function writePrematch(
  writer: LogWriter,
  random: Random,
  contest: Contest,
  outlookAt: (drift: number) => Outlook,
): boolean {
  const hours = [random.int(96, 132), random.int(44, 80), random.int(25, 34), random.int(10, 18), random.int(7, 9)]
  const preview = contest.startsAt - DAY + random.int(-50, 50) * MINUTE
  let drift = random.normal() * 0.03
  let isPreviewed = false
  for (const before of random.chance(0.5) ? hours : hours.slice(1, random.int(4, 5))) {
    const at = contest.startsAt - before * HOUR + random.int(-20, 20) * MINUTE
    if (at > preview && !isPreviewed) {
      writer.write(preview, 'preview')
      isPreviewed = true
    }
    writer.write(at, 'odds', { data: priceOutlook(outlookAt(drift)) })
    drift = drift * 0.6 + random.normal() * 0.012
  }
  if (contest.fate === 'played') return true
  if (contest.fate === 'walkover')
    writer.write(contest.startsAt, 'end', { side: random.pick(['home', 'away'] as const), data: { by: 'walkover' } })
  else writer.write(contest.startsAt - random.int(60, 360) * MINUTE, contest.fate)
  return false
}
