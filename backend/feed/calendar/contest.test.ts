import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { contestOf } from './contest.ts'
import { fixturesOf } from './fixtures.ts'

test('a contest of every game has two different sides with squads and the right rules', () => {
  for (const game of GAMES) {
    const [fixture] = fixturesOf(game.id, 88)
    if (!fixture) throw new Error(`no fixture of ${game.code}`)
    const contest = contestOf(fixture)
    expect(contest).toMatchObject({
      matchId: fixture.matchId,
      gameId: game.id,
      family: game.family,
      fate: fixture.fate,
    })
    for (const side of [contest.home, contest.away]) {
      expect(side.squad.length).toBeGreaterThan(0)
      expect(side.squad[0]?.isStarter).toBe(true)
    }
    expect(contest.home.teamId).not.toBe(contest.away.teamId)
  }
})

test('a knock-out cup and a best of five reach the contest', () => {
  const football = fixturesOf(202, 88).map(contestOf)
  expect(football.some((contest) => contest.isKnockout)).toBe(true)
  expect(football.every((contest) => contest.bestOf === undefined)).toBe(true)
  expect(new Set(fixturesOf(1, 88).map((fixture) => contestOf(fixture).bestOf))).toEqual(new Set([3, 5]))
})

test('the pitchers of a baseball team take turns: nobody starts in two rounds that follow', () => {
  const fixtures = fixturesOf(205, 88).filter(({ fate }) => fate === 'played')
  const team = fixtures[0]?.homeId
  const own = fixtures.filter(({ homeId, awayId }) => homeId === team || awayId === team)
  const starters = new Map(
    own.map((fixture) => {
      const { home, away } = contestOf(fixture)
      const pitchers = (home.teamId === team ? home : away).squad.filter(({ position }) => position === 'pitcher')
      expect(pitchers.filter(({ isStarter }) => isStarter)).toHaveLength(1)
      return [fixture.round, pitchers.find(({ isStarter }) => isStarter)?.id]
    }),
  )
  expect(new Set(starters.values()).size).toBe(4)
  for (const [round, starter] of starters) expect(starters.get(round + 1)).not.toBe(starter)
})
