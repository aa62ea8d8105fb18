import { expect, test } from 'vitest'
import { chapterAt, neighbourChapter } from './recording.ts'

const CHAPTERS = [0, 60, 120].map((at) => ({ at, title: `${at}` }))

test('a second is in the chapter that began last', () => {
  expect([0, 59, 60, 500].map((second) => chapterAt(CHAPTERS, second))).toEqual([0, 0, 1, 2])
  expect(chapterAt(CHAPTERS.slice(1), 10)).toBe(-1)
})

test('next goes to the next chapter, and nowhere after the last', () => {
  expect(neighbourChapter(CHAPTERS, 30, 'next')).toBe(60)
  expect(neighbourChapter(CHAPTERS, 200, 'next')).toBeUndefined()
})

test('previous goes to where the chapter began, and from there to the one before', () => {
  expect(neighbourChapter(CHAPTERS, 100, 'previous')).toBe(60)
  expect(neighbourChapter(CHAPTERS, 62, 'previous')).toBe(0)
  expect(neighbourChapter(CHAPTERS, 1, 'previous')).toBe(0)
})
