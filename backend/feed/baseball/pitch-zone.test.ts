import { expect, test } from 'vitest'
import { testContests } from '#tests/support/backend/contests.ts'
import { baseballPositions, baseballStarters } from './positions.ts'
import { baseballSimulator } from './simulate.ts'

const options = { positions: baseballPositions(205), starters: baseballStarters }
const pitches = testContests('baseball', 205, 20, options).flatMap((contest, index) =>
  baseballSimulator
    .simulate(contest, index * 7)
    .filter(({ type, data }) => type === 'pitch' || (data?.zone !== undefined && type !== 'pitch')),
)
const zoneIn = (event: (typeof pitches)[number]) => Number(event.data?.zone)
const insideShare = (is: (event: (typeof pitches)[number]) => boolean) => {
  const own = pitches.filter(is)
  return own.filter((event) => zoneIn(event) < 10).length / own.length
}

test('every pitch crosses a zone there is', () => {
  expect(pitches.length).toBeGreaterThan(4000)
  for (const event of pitches) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14]).toContain(zoneIn(event))
})

test('a ball is outside but for rare errors, a strike mostly inside, what hits a batter never', () => {
  const callIs = (call: string) => insideShare(({ data }) => data?.call === call)
  expect(callIs('ball')).toBeGreaterThan(0)
  expect(callIs('ball')).toBeLessThan(0.08)
  expect(callIs('strike')).toBeGreaterThan(0.75)
  expect(insideShare(({ type }) => type === 'walk')).toBeLessThan(0.15)
  expect(insideShare(({ type }) => type === 'single')).toBeGreaterThan(0.75)
  expect(insideShare(({ type }) => type === 'hit_by_pitch')).toBe(0)
})

test('half of all pitches are in the strike zone, as they are', () => {
  expect(insideShare(() => true)).toBeGreaterThan(0.42)
  expect(insideShare(() => true)).toBeLessThan(0.6)
})
