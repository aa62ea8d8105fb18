import { expect, test } from 'vitest'
import { eventSentence } from './event-sentence.ts'

test('a score in a sentence stays on one line', () => {
  const item = { seq: 1, type: 'goal', side: 'home', at: '2026-11-22T12:00:00.000Z', isKey: true } as const
  const teams = { home: 'Reds', away: 'Blues' }
  const text = eventSentence({ ...item, score: { home: 3, away: 4 } }, new Map(), 'football', teams)
  expect(text).toContain('3-\u20604')
})

const PEOPLE = new Map([
  [1, { name: 'Bo Birch', side: 'home' as const }],
  [11, { name: 'Kim Kelp', side: 'away' as const }],
  [12, { name: 'May Maple', side: 'away' as const }],
])

test.each([
  [{ how: 'run_out', fielder: 12 }, 'Wicket! Bo Birch run out (May Maple).'],
  [{ how: 'run_out' }, 'Wicket! Bo Birch run out.'],
  [{ how: 'caught', fielder: 12 }, 'Wicket! Bo Birch c May Maple b Kim Kelp.'],
  [{ how: 'caught', fielder: 11 }, 'Wicket! Bo Birch c & b Kim Kelp.'],
  [{ how: 'lbw' }, 'Wicket! Bo Birch lbw b Kim Kelp.'],
  [{ how: 'bowled' }, 'Wicket! Bo Birch b Kim Kelp.'],
  [{ how: 'stumped', fielder: 12 }, 'Wicket! Bo Birch st May Maple b Kim Kelp.'],
  [{ how: 'timed_out' }, 'Wicket! Bo Birch out.'],
  [{ how: 'caught' }, 'Wicket! Kim Kelp to Bo Birch, out.'],
  [undefined, 'Wicket! Kim Kelp to Bo Birch, out.'],
])('a wicket %o is told as cricket tells it', (data, text) => {
  const wicket = { seq: 1, type: 'wicket', side: 'home', at: '2026-11-22T12:00:00.000Z', isKey: true } as const
  const item = { ...wicket, player: 1, other: 11, ...(data ? { data } : {}) }
  const told = eventSentence(item, PEOPLE, 'cricket', { home: 'Reds', away: 'Blues' })
  expect(told.replace(/[\u2068\u2069]/g, '')).toBe(text)
})
