import { expect, test } from 'vitest'
import { matchIdOf, matchPlaceOf } from '#backend/feed/calendar/match-id.ts'
import { isStage } from '#backend/feed/calendar/stage.ts'
import { GAMES } from '#contract/games.ts'
import { isRoomId, simulatedMatchOf, simulatedRoomId } from './room-id.ts'

const LAST_STAGE = 1199
/** The stage of the first match that was ever shown: autumn 2026. */
const FIRST_SHOWN_STAGE = 88
const lastGame = GAMES.at(-1)?.id ?? 0

const lastMatch = matchIdOf({ stage: LAST_STAGE, gameId: lastGame, slot: 4095 })

test('the match of a simulated room follows from the room’s id', () => {
  for (const matchId of [1, 23_456_789, lastMatch])
    for (const place of [0, 1, 7]) expect(simulatedMatchOf(simulatedRoomId(matchId, place))).toBe(matchId)
  expect(() => simulatedRoomId(1, 8)).toThrow()
  expect(() => simulatedRoomId(900_000_000_000, 0)).toThrow()
})

test('no room has an id that a match has or had', () => {
  expect(isStage(LAST_STAGE + 1)).toBe(false)
  const rooms = [simulatedRoomId(0, 0), simulatedRoomId(lastMatch, 7)]
  expect(rooms.map(matchPlaceOf)).toEqual([undefined, undefined])
  expect(rooms.every(isRoomId)).toBe(true)
  const matches = [matchIdOf({ stage: FIRST_SHOWN_STAGE, gameId: GAMES[0]?.id ?? 0, slot: 0 }), lastMatch]
  // Ids of imported matches have twelve digits and begin with 9.
  expect([...matches, 900_000_000_000, 999_999_999_999].filter(isRoomId)).toEqual([])
  expect([1, 999, 1000, 9_999_999].every(isRoomId)).toBe(true)
})
