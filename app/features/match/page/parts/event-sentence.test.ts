import { expect, test } from 'vitest'
import { eventSentence } from './event-sentence.ts'

test('a score in a sentence stays on one line', () => {
  const item = { seq: 1, type: 'goal', side: 'home', at: '2026-11-22T12:00:00.000Z', isKey: true } as const
  const teams = { home: 'Reds', away: 'Blues' }
  const text = eventSentence({ ...item, score: { home: 3, away: 4 } }, new Map(), 'football', teams)
  expect(text).toContain('3-\u20604')
})
