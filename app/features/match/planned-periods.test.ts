import { expect, test } from 'vitest'
import { plannedPeriods } from './planned-periods.ts'

const of = (keys: readonly string[], bestOf?: number) => ({
  status: 'live' as const,
  periods: keys.map((key) => ({ key, home: 0, away: 0, isDone: false })),
  ...(bestOf ? { bestOf } : {}),
})

test('the quarters, innings and sets to come have their place while a match is live', () => {
  expect(plannedPeriods(of(['q1', 'q2']))).toEqual(['q3', 'q4'])
  expect(plannedPeriods(of(['i1']))).toHaveLength(8)
  expect(plannedPeriods(of(['s1'], 3))).toEqual(['s2', 's3'])
  expect(plannedPeriods(of(['g1', 'g2'], 3))).toEqual(['g3'])
})

test('nothing is planned after an overtime, after the end and where nobody knows how long it lasts', () => {
  expect(plannedPeriods(of(['q1', 'q2', 'q3', 'q4', 'ot1']))).toEqual([])
  expect(plannedPeriods(of(['f1']))).toEqual([])
  expect(plannedPeriods(of(['s1']))).toEqual([])
  expect(plannedPeriods({ ...of(['q1']), status: 'finished' })).toEqual([])
})
