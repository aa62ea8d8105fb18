import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { type Fixture, fixturesOf } from './calendar/fixtures.ts'
import { stageAt } from './calendar/stage.ts'
import { foldLog } from './fold.ts'
import { LONGEST_MATCH_MS } from './longest-match.ts'
import { closenessOf, resolveMatch } from './resolve-match.ts'
import { SECOND } from './shared/time.ts'
import { writeLog } from './simulated-log.ts'
import { stateAt } from './state-at.ts'
import type { MatchLog } from './types.ts'

const STAGE = stageAt(Date.parse('2026-11-20T00:00:00Z'))
const fixtures = GAMES.map((game) => fixturesOf(game.id, STAGE))
const sampleOf = (fate: Fixture['fate']): [string, MatchLog][] =>
  fixtures.flatMap((list) =>
    list
      .filter((fixture) => fixture.fate === fate)
      .slice(3, 6)
      .map((fixture): [string, MatchLog] => [
        `game ${fixture.gameId}, match ${fixture.matchId}`,
        writeLog('1', fixture),
      ]),
  )

test('in every game a match is live from its start to its end, and for at most LONGEST_MATCH_MS', () => {
  for (const [name, log] of sampleOf('played')) {
    const { startsAt } = log.contest
    const { endsAt, calledOffAt } = resolveMatch(log.contest, log.events)
    expect(calledOffAt, name).toBeNull()
    expect(endsAt, name).toBeGreaterThan(startsAt)
    expect(endsAt, name).toBeLessThan(startsAt + LONGEST_MATCH_MS)
    const statuses = [startsAt - SECOND, startsAt + SECOND, (endsAt ?? 0) - SECOND, endsAt ?? 0].map(
      (at) => stateAt(log, at).status,
    )
    expect(statuses.slice(1), name).toEqual(['live', 'live', 'finished'])
    expect(['scheduled', 'previewed'], name).toContain(statuses[0])
  }
})

test('a postponed or cancelled match has that status before its start, and no end', () => {
  const sample = [...sampleOf('postponed'), ...sampleOf('cancelled')]
  expect(sample.length).toBeGreaterThan(10)
  for (const [name, { contest, events }] of sample) {
    const { calledOffAt, endsAt, closeness, prematch } = resolveMatch(contest, events)
    expect(calledOffAt, name).toBeLessThan(contest.startsAt)
    expect([endsAt, closeness], name).toEqual([null, 0])
    expect(prematch.at(-1)?.status, name).toBe(contest.fate)
  }
})

test('before the start a row equals the fold of the log at that time', () => {
  for (const [name, log] of sampleOf('played').slice(0, 30)) {
    const { prematch, previewAt } = resolveMatch(log.contest, log.events)
    for (const step of prematch) {
      const state = stateAt(log, step.at)
      expect(state.status, name).toBe(step.status)
      expect(state.odds.at(-1), name).toEqual(step.odds)
    }
    if (previewAt !== null) expect(stateAt(log, previewAt).status, name).toBe('previewed')
  }
})

test('reading a log step by step, also backwards, gives the same as folding it at once', () => {
  for (const [name, log] of sampleOf('played').slice(0, 20)) {
    const { startsAt } = log.contest
    for (const minutes of [5, 31, 8, 70]) {
      const at = startsAt + minutes * 60 * SECOND
      const past = log.events.filter((event) => Date.parse(event.at) <= at)
      expect(stateAt(log, at), name).toEqual(foldLog(log.contest, past))
    }
  }
})

test('closeness falls with the lead', () => {
  expect([0, 1, 2, 4, 7].map((away) => closenessOf('football', { home: 0, away }))).toEqual([10, 8, 5, 0, 0])
  expect(closenessOf('basketball', { home: 101, away: 99 })).toBeGreaterThan(8)
})
