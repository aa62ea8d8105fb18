import { M3U8Parser, PlaylistLevelType } from 'hls.js'
import { expect, test } from 'vitest'
import { hasFile, heldBack, readPlaylist, writePlaylist } from './rewrite-playlist.ts'

const READ_AT = 1_795_400_070_000

/** As it is given out from a moment on. */
const rewritePlaylist = (text: string, from?: number) => {
  const playlist = readPlaylist(text, READ_AT)
  return playlist && writePlaylist(playlist, from)
}

const NGINX = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-MEDIA-SEQUENCE:4
#EXT-X-TARGETDURATION:2
#EXTINF:2.000,
7440001-1795400000000.ts
#EXT-X-DISCONTINUITY
#EXTINF:1.960,
7440001-1795400002000.ts
`

test('segments of nginx-rtmp get the programme time that is in their names', () => {
  const text = rewritePlaylist(NGINX) ?? ''
  const details = M3U8Parser.parseLevelPlaylist(text, 'https://x.test/media/i/k/', 0, PlaylistLevelType.MAIN, 0, null)
  expect(details.playlistParsingError).toBeNull()
  expect(details.fragments.map((each) => each?.programDateTime)).toEqual([1_795_400_000_000, 1_795_400_002_000])
  expect(details.fragments.map((each) => each?.cc)).toEqual([0, 1])
  expect(details.startSN).toBe(4)
})

test('a playlist that says its times, with an init file, is left as it is', () => {
  const text = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-23T17:00:00.000Z',
    '#EXTINF:2.0,',
    'seg7.m4s',
    '',
  ].join('\n')
  expect(rewritePlaylist(text)).toBe(text)
})

test.each([
  '<html>',
  '',
  NGINX.replace('7440001-1795400000000.ts', 'https://elsewhere.test/a.ts'),
  NGINX.replace('7440001-1795400000000.ts', '../7440002-1795400000000.ts'),
  NGINX.replace('#EXTINF:2.000,', '#EXT-X-MAP:URI="//elsewhere.test/init.mp4"\n#EXTINF:2.000,'),
])('what leads elsewhere, or is no playlist, is not given out', (text) => {
  expect(rewritePlaylist(text)).toBeNull()
})

const parsed = (text: string | null) =>
  M3U8Parser.parseLevelPlaylist(text ?? '', 'https://x.test/media/i/k/', 0, PlaylistLevelType.MAIN, 0, null)

test('what began before a moment is left out, and is counted', () => {
  const details = parsed(rewritePlaylist(NGINX, 1_795_400_001_000))
  expect(details.startSN).toBe(5)
  expect(details.fragments.map((each) => each?.relurl)).toEqual(['7440001-1795400002000.ts'])
  expect(rewritePlaylist(NGINX, 1_795_400_002_000)).toContain('7440001-1795400002000.ts')
  expect(rewritePlaylist(NGINX, 1_795_400_002_001)).toBeNull()
  expect(rewritePlaylist('#EXTM3U\n', 1)).toBeNull()
})

const TIMED_BY_TAGS = [
  '#EXTM3U',
  '#EXT-X-DISCONTINUITY-SEQUENCE:2',
  '#EXT-X-MAP:URI="init.mp4"',
  '#EXT-X-PROGRAM-DATE-TIME:2026-11-23T17:00:00.000Z',
  '#EXTINF:2.0,',
  'seg7.m4s',
  '#EXT-X-DISCONTINUITY',
  '#EXTINF:2.0,',
  'seg8.m4s',
  '#EXTINF:2.0,',
  'seg9.m4s',
  '',
].join('\n')

test('times are counted on from the last that is said; what holds for later segments stays', () => {
  const text = rewritePlaylist(TIMED_BY_TAGS, Date.parse('2026-11-23T17:00:03.000Z')) ?? ''
  expect(text.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-DISCONTINUITY-SEQUENCE:3',
    '#EXT-X-MEDIA-SEQUENCE:2',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXTINF:2.0,',
    'seg9.m4s',
    '',
  ])
  expect(['seg8.m4s', 'seg9.m4s', 'init.mp4', 'eg9.m4s'].map((name) => hasFile(text, name))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('of a playlist that says no times a segment counts as begun at the earliest moment that is possible', () => {
  const text = ['#EXTM3U', '#EXT-X-MEDIA-SEQUENCE:3', ...[3, 4, 5].flatMap((at) => ['#EXTINF:4,', `a-${at}.ts`])].join(
    '\n',
  )
  // Read at the end of the last one at the earliest, ten seconds later at the latest.
  expect(rewritePlaylist(text, READ_AT - 14_000)).toContain('#EXT-X-MEDIA-SEQUENCE:5\n#EXTINF:4,\na-5.ts')
  expect(rewritePlaylist(text, READ_AT - 13_999)).toBeNull()
  expect(rewritePlaylist(text, READ_AT - 22_000)).toContain('a-3.ts')
})

test('what is held back are whole segments from the end, as many as last so long at most', () => {
  const playlist = readPlaylist(NGINX, READ_AT)
  if (!playlist) throw new Error('no playlist')
  const left = (heldMs: number) => heldBack(playlist, heldMs).segments.length
  expect([0, 1000, 1960, 3000, 4000, 60_000].map(left)).toEqual([2, 2, 1, 1, 0, 0])
})

test('of what is held back no part is told either', () => {
  const text = `${NGINX.replace('#EXT-X-TARGETDURATION:2', '#EXT-X-TARGETDURATION:2\n#EXT-X-PART-INF:PART-TARGET=0.5')}#EXT-X-PART:DURATION=0.5,URI="next.part1.mp4"
#EXT-X-PRELOAD-HINT:TYPE=PART,URI="next.part2.mp4"
`
  const playlist = readPlaylist(text, READ_AT)
  if (!playlist) throw new Error('no playlist')
  expect(writePlaylist(playlist)).toContain('next.part')
  expect(writePlaylist(heldBack(playlist, 2000))).not.toMatch(/PART|next/)
})
