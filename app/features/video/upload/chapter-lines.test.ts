import { expect, test } from 'vitest'
import { chaptersOf, linesOf, offsetText, pictureAtOf, secondsOf } from './chapter-lines.ts'

test('chapters are read one a line, with times as people write them', () => {
  expect(chaptersOf('0:00 Start\n\n 4:05 - First game \n1:02:09 The end')).toEqual([
    { seconds: 0, title: 'Start' },
    { seconds: 245, title: 'First game' },
    { seconds: 3729, title: 'The end' },
  ])
  expect(chaptersOf('')).toEqual([])
})

test('what cannot be read is named by its line', () => {
  expect(chaptersOf('0:00 Start\nwithout a time')).toEqual({ kind: 'line', line: 2 })
  expect(chaptersOf('0:00')).toEqual({ kind: 'line', line: 1 })
  expect(chaptersOf('4:05 Late\n0:10 Early')).toEqual({ kind: 'order', line: 2 })
  expect(chaptersOf(`0:00 ${'x'.repeat(81)}`)).toEqual({ kind: 'long', line: 1 })
  expect(chaptersOf(Array.from({ length: 51 }, (_, at) => `${at} x`).join('\n'))).toEqual({ kind: 'many' })
})

test('chapters are shown as they are typed', () => {
  const text = '0:00 Start\n4:05 First game\n1:02:09 The end'
  const chapters = chaptersOf(text)
  expect(Array.isArray(chapters) && linesOf(chapters)).toBe(text)
})

test('a time is minutes and seconds, never more than a video may have', () => {
  expect(['4:05', '1:00:00', '90', '0:60', '4:5', 'x', '13:00:00'].map(secondsOf)).toEqual([
    ...[245, 3600, 90],
    ...[undefined, undefined, undefined, undefined],
  ])
})

test('where a match begins in its video says when the picture began, and the other way round', () => {
  const startsAt = '2026-11-25T20:00:00.000Z'
  expect(pictureAtOf(startsAt, '2:30')).toBe('2026-11-25T19:57:30.000Z')
  expect(pictureAtOf(startsAt, '-5:00')).toBe('2026-11-25T20:05:00.000Z')
  expect(pictureAtOf(startsAt, ' ')).toBeUndefined()
  expect(pictureAtOf(startsAt, 'soon')).toBeNull()
  for (const text of ['2:30', '-5:00']) expect(offsetText(startsAt, pictureAtOf(startsAt, text) ?? '')).toBe(text)
})
