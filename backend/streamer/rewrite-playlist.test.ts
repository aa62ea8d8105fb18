import { M3U8Parser, PlaylistLevelType } from 'hls.js'
import { expect, test } from 'vitest'
import { rewritePlaylist } from './rewrite-playlist.ts'

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
