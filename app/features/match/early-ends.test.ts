import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { endingName, endingNote } from './early-ends.ts'
import { shortEndName } from './match-labels.ts'

const won = { ...testRow(1, 1), status: 'finished' as const, winner: 'away' as const }

test('a match that was not played out says how it ended, and who gave up', () => {
  const retired = { ...won, endedBy: 'retirement' as const }
  expect([endingName(retired), shortEndName(retired)]).toEqual(['Retired', 'Ret.'])
  expect(endingNote(retired)).toBe(`${won.home.name} retired`)
  const walkover = { ...won, endedBy: 'walkover' as const }
  expect([endingName(walkover), shortEndName(walkover)]).toEqual(['Walkover', 'W/O'])
  expect(endingNote(walkover)).toBe(`${won.home.name} withdrew before the match`)
})

test('where a feed does not say who did not appear, nobody is named', () => {
  const { winner: _winner, ...level } = won
  expect(endingNote({ ...level, endedBy: 'walkover' })).toBe('Walkover')
})

test('an abandoned match names nobody', () => {
  const { winner: _winner, ...left } = won
  expect(endingName({ ...left, status: 'cancelled', endedBy: 'abandonment' })).toBe('Abandoned')
  expect(endingNote({ ...left, endedBy: 'abandonment' })).toBe('Play was stopped for good')
})

test('a match that was played out is finished, and needs no note', () => {
  expect([endingName(won), shortEndName(won), endingNote(won)]).toEqual(['Finished', 'FT', undefined])
})
