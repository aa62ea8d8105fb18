import { expect, test } from 'vitest'
import type { Period, TimelineItem } from '#contract/match-state.ts'
import { gameFiguresOf } from './game-figures.ts'

const item = (seq: number, period: string, type: string, rest: Partial<TimelineItem> = {}): TimelineItem => ({
  seq,
  at: '2026-11-29T12:00:00.000Z',
  type,
  period,
  isKey: false,
  ...rest,
})
const period = (key: string): Period => ({ key, home: 1, away: 0, isDone: true })

test('a game has what its start, its events and its end tell', () => {
  const [game] = gameFiguresOf(
    [
      item(1, 'm1', 'map_start', { data: { homePick: 'zerg', awayPick: 'terran', first: 'away' } }),
      item(2, 'm1', 'raid', { side: 'home', data: { workers: 4 } }),
      item(3, 'm1', 'raid', { side: 'home', data: { workers: 3 } }),
      item(4, 'm1', 'battle', { side: 'away' }),
      item(5, 'm1', 'map_won', { side: 'home', data: { seconds: 700, homeApm: 300, awayApm: 250, homeLost: 3 } }),
    ],
    [period('m1')],
  )
  expect(game).toMatchObject({
    winner: 'home',
    picks: { home: 'zerg', away: 'terran' },
    first: 'away',
    length: 700,
  })
  expect([...(game?.told ?? [])]).toEqual([['Apm', { home: 300, away: 250 }]])
  expect(game?.counts.get('raid')).toEqual({ home: 7, away: 0 })
  expect(game?.counts.get('battle')).toEqual({ home: 0, away: 1 })
})

test('rounds tell how they ended, by who won them', () => {
  const [game] = gameFiguresOf(
    [
      item(1, 'g1', 'game_start', { data: { homePick: 'Ryu', awayPick: 'Ken' } }),
      item(2, 'g1', 'round_won', { side: 'home', data: { finish: 'perfect' } }),
      item(3, 'g1', 'round_won', { side: 'away', data: { finish: 'ko' } }),
      item(4, 'g1', 'round_won', { side: 'home', data: { finish: 'time_up' } }),
    ],
    [period('g1')],
  )
  expect(game?.finishes).toEqual({ home: ['perfect', 'time_up'], away: ['ko'] })
})

test('of games of which only the winner was told there is nothing', () => {
  const timeline = [item(1, 'g1', 'game_start'), item(2, 'g1', 'game_won', { side: 'home', data: { game: 1 } })]
  expect(gameFiguresOf(timeline, [period('g1')])).toEqual([])
})
