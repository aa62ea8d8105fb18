import { beforeAll, expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { loadScoreboard } from '../../scoreboards/family-scoreboards.ts'
import { eventLine } from './event-line.ts'
import { eventText } from './event-text.ts'

beforeAll(() => loadScoreboard('games'))

const item = (type: string, side: 'home' | 'away' | undefined, data: TimelineItem['data']): TimelineItem => ({
  ...{ seq: 1, at: '2026-11-29T12:00:00.000Z', type, isKey: false, data },
  ...(side ? { side } : {}),
})
const text = (...args: Parameters<typeof item>) => eventText(item(...args), { team: 'Harbour' }, 'games')
const details = (...args: Parameters<typeof item>) =>
  eventLine(item(...args), new Map(), 'games', { home: 'Harbour', away: 'Rovers' }).details

test('a fight tells what the side that won it killed and lost, whichever side that is', () => {
  const lost = { homeLost: 9, awayLost: 20 }
  expect(text('battle', 'home', lost)).toBe('Harbour won a battle: 20 supply killed, 9 lost.')
  expect(text('battle', 'away', lost)).toBe('Harbour won a battle: 9 supply killed, 20 lost.')
  expect(text('team_fight', 'away', { homeKills: 1, awayKills: 4 })).toBe('Harbour won a team fight, 4 for 1.')
  expect(details('battle', 'away', lost)).toEqual(['Battle won', 'Supply: 9 for 20'])
})

test('classes, heroes and ways to end a round are called by their names', () => {
  expect(text('deck', 'home', { deck: 'demon_hunter' })).toBe('Harbour brought Demon Hunter.')
  expect(text('round_won', 'home', { finish: 'time_up', health: 40 })).toBe(
    'Harbour won the round: Time up, 40% health left.',
  )
  expect(details('round_won', 'home', { finish: 'perfect', health: 100 })).toEqual([
    'Round won',
    'Perfect',
    '100% health',
  ])
  expect(details('map_start', undefined, { mode: 'push' })).toEqual(['Push'])
})

test('an event without its figures has its name', () => {
  expect(text('battle', 'home', undefined)).toBe('Battle won')
  expect(details('battle', 'home', undefined)).toEqual(['Battle won'])
})
