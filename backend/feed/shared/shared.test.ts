import { expect, test } from 'vitest'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { createRandom } from '../random.ts'
import { logFaults } from './check-log.ts'
import { createLogWriter } from './log-writer.ts'
import { priceOutlook, readOdds } from './odds.ts'
import { writePrematch } from './prematch.ts'
import { createRules } from './rules.ts'
import { emptyState } from './state.ts'
import { bumpPlayer, bumpStat, emptyStats, statOf } from './stats.ts'

const rules = createRules(() => emptyState({ stats: emptyStats(['goals']) }), {})
const contest = testContest('games', 9)

const fold = (log: ReturnType<typeof testLog>) =>
  log.reduce((state, event) => rules.apply(state, event, contest), rules.initial(contest))

test('a log never runs back in time and its seq has no gap', () => {
  const writer = createLogWriter()
  writer.write(2000, 'a')
  writer.write(1000, 'b')
  expect(writer.log.map(({ seq, at }) => [seq, at])).toEqual([
    [1, '1970-01-01T00:00:02.000Z'],
    [2, '1970-01-01T00:00:02.000Z'],
  ])
})

test('a favourite is cheaper, and the book keeps a margin', () => {
  const odds = priceOutlook({ home: 0.6, draw: 0.25, away: 0.15 })
  expect(odds.home).toBeLessThan(odds.draw ?? 0)
  expect(odds.draw).toBeLessThan(odds.away ?? 0)
  expect(1 / (odds.home ?? 0) + 1 / (odds.draw ?? 0) + 1 / (odds.away ?? 0)).toBeGreaterThan(1.03)
})

test('a certainty still has a price above 1', () => {
  expect(priceOutlook({ home: 1, away: 0 })).toEqual({ home: 1.01, away: 51 })
})

test('an odds event reads back as the line that was priced', () => {
  const data = priceOutlook({ home: 0.5, away: 0.5, margin: { mean: 1.2, sigma: 3 }, total: { mean: 7, sigma: 2 } })
  const line = readOdds({ seq: 1, at: '2026-01-01T00:00:00.000Z', type: 'odds', data })
  expect(line).toMatchObject({ handicap: { line: -1.5 }, total: { line: 7.5 } })
  expect(line?.draw).toBeUndefined()
})

test('odds without prices are left out', () => {
  expect(fold(testLog([{ type: 'odds', data: { home: 'x', away: 2 } }])).odds).toEqual([])
})

test('a type nobody knows moves seq and nothing else', () => {
  const state = fold(testLog([{ type: 'toString', data: { home: 1 } }]))
  expect(state).toEqual({ ...rules.initial(contest), seq: 1 })
})

test('preview, postponement and cancellation show in the status', () => {
  expect(fold(testLog([{ type: 'preview' }])).status).toBe('previewed')
  expect(fold(testLog([{ type: 'preview' }, { type: 'postponed' }]))).toMatchObject({
    status: 'postponed',
    phase: 'postponed',
  })
  expect(fold(testLog([{ type: 'cancelled' }])).status).toBe('cancelled')
})

test('a bumped statistic leaves the old list alone', () => {
  const before = emptyStats(['goals'])
  const after = bumpStat(bumpStat(before, 'goals', 'home'), 'xg', 'away', 0.1)
  expect(statOf(before, 'goals').home).toBe(0)
  expect(statOf(after, 'goals').home).toBe(1)
  expect(statOf(after, 'xg').away).toBe(0.1)
})

test('a player nobody knows changes no line', () => {
  const players = [{ player: 1, side: 'home' as const, values: { goals: 0 } }]
  expect(bumpPlayer(players, 2, { goals: 1 })).toBe(players)
  expect(bumpPlayer(players, 1, { goals: 1 })[0]?.values.goals).toBe(1)
})

test('a match that is called off says so 1 to 6 hours ahead and nothing after', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const fate = seed % 2 ? 'postponed' : 'cancelled'
    const off = testContest('games', 9, { fate })
    const writer = createLogWriter()
    expect(writePrematch(writer, createRandom(seed), off, (drift) => ({ home: 0.5 + drift, away: 0.5 - drift }))).toBe(
      false,
    )
    expect(logFaults(off, writer.log, 0)).toEqual([])
  }
})
