import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { leaguesOf } from '../catalogue/leagues.ts'
import { minMinutesOf } from '../simulate.ts'
import { densityOf } from './density.ts'
import { slotMinutes } from './slot-minutes.ts'

test.each(GAMES)('the calendar counts on no longer a $code match than its simulator promises', ({ id, family }) => {
  for (const { bestOf } of leaguesOf(id)) {
    expect(slotMinutes(id, bestOf)).toBeLessThanOrEqual(minMinutesOf({ family, gameId: id, bestOf }))
    expect(slotMinutes(id, bestOf)).toBeGreaterThanOrEqual(densityOf(id).laneMinutes)
  }
})
