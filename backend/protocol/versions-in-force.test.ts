import { expect, test } from 'vitest'
import { versionsInForce } from './versions-in-force.ts'

const versions = ['2027-03-01', '2027-01-01', '2026-11-27'].map((date) => ({ date }))
const datesAt = (today: string) => versionsInForce(versions, today).map(({ date }) => date)

test('a version holds from its day on, and the earlier ones stay', () => {
  expect(datesAt('2027-02-28')).toEqual(['2027-01-01', '2026-11-27'])
  expect(datesAt('2027-03-01')).toEqual(['2027-03-01', '2027-01-01', '2026-11-27'])
})

test('before the first day there is the first version', () => {
  expect(datesAt('2026-01-01')).toEqual(['2026-11-27'])
})
