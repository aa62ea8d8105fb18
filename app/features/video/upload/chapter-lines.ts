import { VIDEO_CHAPTER_CHARS_MAX, VIDEO_CHAPTERS_MAX, VIDEO_SECONDS_MAX } from '#contract/video-rules.ts'
import { videoLength } from '../../video-list/video-length.ts'

export interface ChapterLine {
  seconds: number
  title: string
}

/** `1:02:09`, `4:05`, `245` → seconds; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  if (!/^\d{1,3}(:[0-5]\d){0,2}$/.test(text) && !/^\d{1,5}$/.test(text)) return undefined
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return seconds <= VIDEO_SECONDS_MAX ? seconds : undefined
}

/** What is wrong with chapters as they are typed; `line` from 1 on. */
export type ChapterFault = { kind: 'line' | 'order' | 'long'; line: number } | { kind: 'many' }

/** Chapters typed one a line, `4:05 Title`: in order, or what is wrong with them. */
export function chaptersOf(text: string): ChapterLine[] | ChapterFault {
  const chapters: ChapterLine[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    const [, time = '', title = ''] = /^(\S+)\s+(?:[-–—]\s+)?(.+)$/.exec(line) ?? []
    const seconds = secondsOf(time)
    if (seconds === undefined || title === '') return { kind: 'line', line: index + 1 }
    if (title.length > VIDEO_CHAPTER_CHARS_MAX) return { kind: 'long', line: index + 1 }
    const last = chapters.at(-1)
    if (last && last.seconds >= seconds) return { kind: 'order', line: index + 1 }
    chapters.push({ seconds, title })
  }
  return chapters.length > VIDEO_CHAPTERS_MAX ? { kind: 'many' } : chapters
}

export const linesOf = (chapters: readonly ChapterLine[]): string =>
  chapters.map(({ seconds, title }) => `${videoLength(seconds)} ${title}`).join('\n')

/** Where a match begins in its video, `12:30` or `-5:00`, from when the picture begins; empty: not known. */
export function offsetText(startsAt: string, pictureAt: string | undefined): string {
  if (pictureAt === undefined) return ''
  const seconds = Math.round((Date.parse(startsAt) - Date.parse(pictureAt)) / 1000)
  return `${seconds < 0 ? '-' : ''}${videoLength(Math.abs(seconds))}`
}

/** The other way round; null where the text is no such time. */
export function pictureAtOf(startsAt: string, text: string): string | undefined | null {
  const [, minus, time] = /^([-−–]?)\s*(\S+)$/.exec(text.trim()) ?? []
  if (text.trim() === '') return undefined
  const seconds = time === undefined ? undefined : secondsOf(time)
  if (seconds === undefined) return null
  return new Date(Date.parse(startsAt) - seconds * (minus ? -1000 : 1000)).toISOString()
}
