import fs from 'node:fs'
import { expect, test } from 'vitest'
import { footballRules } from '#backend/feed/football/rules.ts'
import type { PlanChoice, PlanPlay } from '#contract/plan-rules.ts'
import { profitOf } from '#contract/plan-rules.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { rowsOf } from '#tests/support/openfootball/rows-of.ts'
import { resultOf } from './result-of.ts'

/** Two real seasons: see tests/support/openfootball/README.md. */
const MATCHES = ['en.1-2024-25', 'es.1-2024-25'].flatMap((season) =>
  rowsOf(fs.readFileSync(`tests/support/openfootball/${season}.txt`, 'utf8')).map(({ date, home, away, score }) => {
    const [goals, against] = score
    return { name: `${date} ${home} ${goals}-${against} ${away}`, goals, against }
  }),
)

const startsAt = Date.UTC(2025, 0, 1)
const contest = testContest('football', 202)

function settle(match: (typeof MATCHES)[number], play: PlanPlay, choice: PlanChoice, line?: number) {
  const [event] = testLog([{ type: 'result', data: { home: match.goals, away: match.against } }])
  if (!event) throw new Error('no event')
  const { endedAt: _, ...state } = footballRules.apply(footballRules.initial(contest), event, contest)
  const option = { play, choice, ...(line === undefined ? {} : { line }) }
  return resultOf(option, { family: 'football', startsAt }, state, startsAt + 24 * 3_600_000)
}

/** What a coin at even money brings, by the book: half of it is on each of the two lines beside a quarter. */
function byTheBook(ahead: number, line: number): number {
  const parts = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]
  return parts.reduce((sum, part) => sum + Math.sign(ahead + part) / 2, 0)
}

const LINES = Array.from({ length: 33 }, (_, at) => (at - 16) / 4)

test('every match of two real seasons is settled as a book would, on every line of every play', () => {
  expect(MATCHES.length).toBeGreaterThan(700)
  // Each score once: what is settled depends on nothing else.
  const scores = new Map(MATCHES.map((match) => [`${match.goals}-${match.against}`, match]))
  for (const match of scores.values()) {
    const { goals, against, name } = match
    const winner = goals > against ? 'home' : goals < against ? 'away' : 'draw'
    for (const choice of ['home', 'draw', 'away'] as const)
      expect(settle(match, 'result', choice), name).toBe(choice === winner ? 'hit' : 'miss')
    for (const line of LINES) {
      const paid = (play: PlanPlay, choice: PlanChoice, at: number) => {
        const result = settle(match, play, choice, at)
        return result === null ? undefined : profitOf(result, 2) + 0
      }
      const lead = byTheBook(goals - against, line)
      expect([paid('handicap', 'home', line), paid('handicap', 'away', line)], `${name}, ${line}`).toEqual([
        lead,
        0 - lead,
      ])
      const total = Math.abs(line) + 0.5
      const above = byTheBook(goals + against, -total)
      expect([paid('total', 'over', total), paid('total', 'under', total)], `${name}, ${total}`).toEqual([
        above,
        0 - above,
      ])
    }
  }
})
