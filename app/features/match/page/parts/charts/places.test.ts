import { expect, test } from 'vitest'
import { HEAT, heatOf, placesOf } from './places.ts'

const heat = (cells: Record<number, string>) =>
  Array.from({ length: HEAT.columns * HEAT.rows }, (_, at) => cells[at] ?? '0').join('')
const line = (player: number, side: 'home' | 'away', values: Record<string, number | string>) => ({
  player,
  side,
  values,
})

test('players of a side stand where they had the ball, most touches first', () => {
  const places = placesOf(
    [
      line(1, 'home', { touches: 3, place: '50/100', heat: heat({ 0: '1', 95: '2' }) }),
      line(2, 'home', { touches: 12, place: '10/50', heat: heat({ 95: 'a', 1: '2' }) }),
      line(3, 'away', { touches: 9, place: '10/50', heat: heat({}) }),
      line(4, 'home', { shots: 1 }),
    ],
    'home',
  )
  expect(places.map(({ player, touches, x, y }) => [player, touches, x, y])).toEqual([
    [2, 12, 10.5, 34],
    [1, 3, 52.5, 68],
  ])
  const shares = heatOf(places)
  expect([shares[0], shares[1], shares[95], shares[50]]).toEqual([1 / 12, 2 / 12, 1, 0])
})
