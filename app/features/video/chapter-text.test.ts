import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import type { Video } from '#contract/video.ts'
import { testRow } from '#tests/support/match-row.ts'
import { isoLength, videoLength } from '../video-list/video-length.ts'
import { chapterTexts } from './chapter-text.ts'
import { nameChapters } from './name-chapters.ts'

const event = (type: string, more: Partial<TimelineItem> = {}): TimelineItem => ({
  ...{ seq: 1, at: '2026-11-25T20:00:00.000Z', type, isKey: false },
  ...more,
})
const video = (chapters: Video['chapters']) => ({
  chapters,
  match: testRow(10, 202),
  people: [{ id: 5, name: 'Ana Silva' }] as unknown as Video['people'],
})

test('a chapter of a goal says who scored and how it stands, from right to left where the page is', () => {
  const goal = event('goal', { side: 'home', player: 5, isKey: true, score: { home: 2, away: 1 } as never })
  const { chapters, ...named } = nameChapters(video([{ seconds: 60, event: goal }]) as Video)
  const [ltr] = chapterTexts({ ...named, chapters }, 'ltr')
  expect(ltr).toMatchObject({ at: 60, name: 'Goal', who: 'Ana Silva', score: { home: 2, away: 1 } })
  expect(ltr?.title).toBe('Goal · Ana Silva · \u20662-1\u2069')
  expect(chapterTexts(video([{ seconds: 60, event: goal }]), 'rtl')[0]?.title).toContain('\u20672\u200f-\u200f1\u2069')
})

test('a chapter of a beginning says of what', () => {
  const start = event('second_half_start', { period: 'h2' })
  expect(chapterTexts(video([{ seconds: 0, event: start }]), 'ltr')[0]?.title).toBe('2nd half')
})

test('an author’s own words stay, and of two chapters of one second the later one', () => {
  const chapters = [
    { seconds: 0, title: 'One' },
    { seconds: 9, title: 'Two' },
    { seconds: 9, title: 'Three' },
    { seconds: 12 },
  ]
  expect(chapterTexts(video(chapters), 'ltr').map(({ title }) => title)).toEqual(['One', 'Three'])
})

test('lengths are written for people and for machines', () => {
  expect([0, 245, 3729].map(videoLength)).toEqual(['0:00', '4:05', '1:02:09'])
  expect([0, 245, 3600, 3729].map(isoLength)).toEqual(['PT0S', 'PT4M5S', 'PT1H', 'PT1H2M9S'])
})
