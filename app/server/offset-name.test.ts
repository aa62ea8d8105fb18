import { expect, test } from 'vitest'
import { offsetName } from './offset-name.ts'

test('a zone is named by its offset at that time of the year', () => {
  const names = (day: string) =>
    ['Asia/Shanghai', 'America/New_York', 'Asia/Kolkata'].map((zone) => offsetName(Date.parse(day), zone))
  expect(names('2026-01-15T12:00:00Z')).toEqual(['GMT+8', 'GMT-5', 'GMT+5:30'])
  expect(names('2026-07-15T12:00:00Z')).toEqual(['GMT+8', 'GMT-4', 'GMT+5:30'])
})
