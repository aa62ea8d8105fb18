import { expect, test } from 'vitest'
import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { foldLog } from '#backend/feed/fold.ts'
import { writeLog } from '#backend/feed/simulated-log.ts'
import { type Family, GAMES, gameByCode } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { chaptersOf } from './chapters.ts'

const AT = Date.parse('2026-11-20T12:00:00.000Z')

const item = (seconds: number, type: string, isKey = false): TimelineItem => ({
  seq: seconds + 1,
  at: new Date(AT + seconds * 1000).toISOString(),
  type,
  isKey,
})

test('chapters are where the picture shows them, and none is outside it', () => {
  const timeline = [item(-5, 'kick_off'), item(0, 'yellow_card'), item(61, 'goal', true), item(120, 'goal', true)]
  const places = (picture: { at: number; seconds?: number }) =>
    chaptersOf(timeline, 'football', picture).map(({ seconds, event }) => [seconds, event?.type])
  expect(places({ at: AT, seconds: 120 })).toEqual([
    [0, 'yellow_card'],
    [61, 'goal'],
  ])
  expect(places({ at: AT - 10_000 })).toEqual([
    [5, 'kick_off'],
    [10, 'yellow_card'],
    [71, 'goal'],
    [130, 'goal'],
  ])
})

/** What one looks for in each sport. */
const WANTED: Readonly<Record<Family, readonly string[]>> = {
  football: ['kick_off', 'goal', 'yellow_card', 'half_time', 'second_half_start'],
  american_football: ['quarter_start', 'touchdown'],
  baseball: ['half_start'],
  cricket: ['innings_start', 'wicket', 'innings_end'],
  basketball: ['period_start', 'period_end'],
  tennis: ['set_won', 'break_of_serve'],
  sets: ['set_start', 'set_won'],
  frames: ['frame_start', 'frame_won'],
  combat: ['round_start'],
  moba: ['map_start', 'first_blood', 'map_won'],
  battle_royale: ['map_start', 'map_end'],
  games: ['game_start', 'game_won'],
  rounds: ['map_start', 'round_won', 'map_won'],
}
const FAMILIES = [...new Map([...GAMES].reverse().map((game) => [game.family, game]))]

const CASES = [
  ...FAMILIES.map(([family, { id }]) => ({ family, id, wanted: WANTED[family] })),
  // Its sets are called games.
  { family: 'sets' as const, id: gameByCode('badminton')?.id ?? 0, wanted: ['game_start', 'game_won'] },
]

test.each(CASES)(
  '$family ($id): the chapters of a match are its beginnings and what decides it',
  ({ family, id, wanted }) => {
    const fixtures = fixturesOf(id, stageAt(AT)).filter(({ fate }) => fate === 'played')
    const found = new Set<string>()
    for (const fixture of fixtures.slice(0, 8)) {
      const { contest, events } = writeLog('1', fixture)
      const { timeline, startedAt, endedAt } = foldLog(contest, events)
      const at = Date.parse(startedAt ?? '')
      const length = (Date.parse(endedAt ?? '') - at) / 1000
      const chapters = chaptersOf(timeline, family, { at })
      expect(chapters.length).toBeGreaterThan(0)
      expect(chapters.length).toBeLessThanOrEqual(200)
      for (const { seconds, event } of chapters) {
        expect(seconds).toBe(Math.floor((Date.parse(event?.at ?? '') - at) / 1000))
        expect(seconds).toBeLessThanOrEqual(length)
        found.add(event?.type ?? '')
      }
      expect(chapters.map(({ seconds }) => seconds)).toEqual(
        chapters.map(({ seconds }) => seconds).sort((a, b) => a - b),
      )
    }
    expect(wanted.filter((type) => !found.has(type))).toEqual([])
    for (const noise of ['corner', 'pass', 'kill', 'point', 'over_end']) expect(found.has(noise)).toBe(false)
  },
)
