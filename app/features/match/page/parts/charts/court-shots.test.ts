import { expect, test } from 'vitest'
import type { PlayerLine } from '#contract/match-state.ts'
import { courtShotsOf, zoneFigures } from './court-shots.ts'

const line = (player: number, side: 'home' | 'away', places?: string): PlayerLine => ({
  ...{ player, side },
  values: places === undefined ? {} : { shot_places: places },
})

test('shots stand where they were taken, each in its zone', () => {
  const shots = courtShotsOf(
    [
      line(1, 'home', '+2/94/50 -2/82/50 +2/82/20 -3/97/3'),
      line(2, 'home', '+3/70/50'),
      line(3, 'home'),
      line(4, 'away', '+2/94/50'),
    ],
    'home',
  )
  expect(shots.map(({ player, isMade, zone }) => [player, isMade, zone])).toEqual([
    [1, true, 'rim'],
    [1, false, 'paint'],
    [1, true, 'mid'],
    [1, false, 'corner'],
    [2, true, 'arc'],
  ])
  expect(shots[0]).toMatchObject({ x: 7.5, points: 2 })
  expect(shots[0]?.y).toBeCloseTo(1.68)
  expect(zoneFigures(shots).map(({ made, attempts }) => [made, attempts])).toEqual([
    [1, 1],
    [0, 1],
    [1, 1],
    [0, 1],
    [1, 1],
  ])
})
