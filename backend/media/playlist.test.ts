import { existsSync, readdirSync, statSync } from 'node:fs'
import { M3U8Parser, PlaylistLevelType } from 'hls.js'
import { expect, test } from 'vitest'
import { CHANNELS, channelUrl, GROUNDS, partHoldBackOf, RENDITIONS, type Rendition } from '#backend/media/channels.ts'
import {
  availableAt,
  masterPlaylist,
  mediaPlaylist,
  PART_SECONDS,
  pastPlaylist,
  SEGMENT_SECONDS,
} from '#backend/media/playlist.ts'
import { gameByCode } from '#contract/games.ts'

const MINUTE = Date.UTC(2026, 10, 20, 22, 30)
const ORIGIN = 'https://grandstand.test/media/sample-a/court/360p.m3u8'

function rendition(id: string): Rendition {
  const found = RENDITIONS.find((each) => each.id === id)
  if (!found) throw new Error(`no rendition ${id}`)
  return found
}

function parse(now: number, windowSeconds?: number, partHoldBackSeconds?: number) {
  const text = mediaPlaylist({
    ground: 'court',
    rendition: rendition('360p'),
    now,
    ...(windowSeconds === undefined ? {} : { windowSeconds }),
    partHoldBackSeconds,
  })
  const details = M3U8Parser.parseLevelPlaylist(text, ORIGIN, 0, PlaylistLevelType.MAIN, 0, null)
  expect(details.playlistParsingError).toBeNull()
  const fragments = details.fragments.filter((fragment) => fragment !== null)
  return { text, details, fragments }
}

test('a viewer can rewind five minutes and the last segment has just ended', () => {
  const { details, fragments } = parse(MINUTE + 13_500)
  const last = fragments.at(-1)
  expect(details.live).toBe(true)
  expect(details.totalduration).toBe(300)
  expect(details.targetduration).toBe(SEGMENT_SECONDS)
  expect(last?.programDateTime).toBe(MINUTE + 10_000)
  expect(last?.url).toBe('https://grandstand.test/channel/court/360p/10.m4s')
})

test('the second shown in a segment’s picture is that of its programme time', () => {
  for (const fragment of parse(MINUTE + 47_000).fragments) {
    const seconds = new Date(fragment.programDateTime ?? Number.NaN).getUTCSeconds()
    expect(fragment.relurl).toBe(`/channel/court/360p/${String(seconds).padStart(2, '0')}.m4s`)
  }
})

test('a segment keeps its number, time, file and discontinuity count in every later read', () => {
  const seen = new Map<string | number, string>()
  for (let at = MINUTE - 10_000; at <= MINUTE + 130_000; at += 500) {
    for (const fragment of parse(at, 60).fragments) {
      const facts = [fragment.programDateTime, fragment.relurl, fragment.cc].join(' ')
      expect(seen.get(fragment.sn) ?? facts).toBe(facts)
      seen.set(fragment.sn, facts)
    }
  }
  expect(seen.size).toBe(30 + 70)
})

test('the window moves by one segment every two seconds and never back', () => {
  const starts = [0, 1999, 2000, 3999, 4000].map((offset) => parse(MINUTE + offset).details.startSN)
  const first = starts[0] ?? Number.NaN
  expect(starts).toEqual([first, first, first + 1, first + 1, first + 2])
})

test('each new minute of the loop is one discontinuity more', () => {
  const { fragments } = parse(MINUTE + 20_000, 120)
  const steps = fragments.slice(1).map((fragment, index) => fragment.cc - (fragments[index]?.cc ?? 0))
  const at = fragments.slice(1).filter((_, index) => steps[index] === 1)
  expect(at.map((fragment) => fragment.programDateTime)).toEqual([MINUTE - 60_000, MINUTE])
  expect(steps.filter((step) => step !== 0)).toEqual([1, 1])
})

test('the discontinuity sequence grows when its tag leaves the window', () => {
  const tagFirst = parse(MINUTE + 60_000, 60)
  const tagGone = parse(MINUTE + 62_000, 60)
  expect(tagFirst.text).toContain('#EXT-X-DISCONTINUITY\n')
  expect(tagGone.details.startCC).toBe(tagFirst.details.startCC + 1)
  expect(tagGone.fragments[0]?.cc).toBe(tagFirst.fragments[1]?.cc)
})

test('the discontinuity sequence stays small, since hls.js counts up to it', () => {
  expect(parse(MINUTE, 60).details.startCC).toBeLessThan(100_000)
})

test('a playlist has at least three segments', () => {
  expect(parse(MINUTE, 0).fragments).toHaveLength(3)
})

/** The latest picture of a low-latency playlist, milliseconds since the epoch, and its parts. */
function parseLow(now: number) {
  const { text, details, fragments } = parse(now, 60, 3)
  const parts = details.partList ?? []
  return { text, details, fragments, parts, endsAt: (fragments[0]?.programDateTime ?? 0) + 1000 * lengthOf(details) }
}

const lengthOf = ({ edge, fragmentStart }: { edge: number; fragmentStart: number }): number => edge - fragmentStart

test('a low-latency playlist ends with the second that has just ended', () => {
  for (const offset of [0, 999, 1000, 1999, 2000, 13_500, 59_000, 60_000, 61_500]) {
    const now = MINUTE + offset
    const { details, endsAt } = parseLow(now)
    expect(endsAt, String(offset)).toBe(Math.floor(now / 1000) * 1000)
    // hls.js counts the last segment twice when nothing follows it.
    expect(details.totalduration, String(offset)).toBe(60 + (Math.floor(offset / 1000) % 2))
  }
})

test('a low-latency playlist says how late it is to be played and has the parts of its last three segments', () => {
  const { details, parts, text } = parseLow(MINUTE + 13_500)
  expect(details).toMatchObject({ canBlockReload: true, partHoldBack: 3, partTarget: PART_SECONDS })
  expect(parts.map(({ relurl, independent }) => [relurl, independent])).toEqual([
    ['/parts/court/360p/06.m4s', true],
    ['/parts/court/360p/07.m4s', false],
    ['/parts/court/360p/08.m4s', true],
    ['/parts/court/360p/09.m4s', false],
    ['/parts/court/360p/10.m4s', true],
    ['/parts/court/360p/11.m4s', false],
    ['/parts/court/360p/12.m4s', true],
  ])
  expect(parse(MINUTE + 13_500).text).not.toMatch(/PART|SERVER-CONTROL/)
  expect(text.match(/EXTINF/g)).toHaveLength(30)
})

test('a part keeps its number, file and discontinuity count in every later read, over the end of the loop too', () => {
  const seen = new Map<string, string>()
  for (let at = MINUTE - 10_000; at <= MINUTE + 10_000; at += 250) {
    for (const { fragment, index, relurl } of parseLow(at).parts) {
      const facts = `${relurl} ${fragment.cc}`
      const name = `${fragment.sn} ${index}`
      expect(seen.get(name) ?? facts).toBe(facts)
      seen.set(name, facts)
    }
  }
  expect(seen.size).toBe(6 + 20)
})

test('the line for VIP members is half as late as the public one, that for SVIP members a third', () => {
  // Without a word of the playlist three segments (RFC 8216, section 6.3.3).
  const publicSeconds = 3 * SEGMENT_SECONDS
  expect(CHANNELS.map((channel) => partHoldBackOf(channel))).toEqual([undefined, undefined, 3, 2, undefined])
  expect(publicSeconds).toBe(6)
})

test('a player that waits for a part gets it when its second is over', () => {
  const now = MINUTE + 500
  const segment = MINUTE / 2000
  expect(availableAt({ segment, part: 0 }, now)).toBe(MINUTE + 1000)
  expect(availableAt({ segment, part: 1 }, now)).toBe(MINUTE + 2000)
  expect(availableAt({ segment }, now)).toBe(MINUTE + 2000)
  for (const part of [2, 3, 1e9]) expect(availableAt({ segment, part }, now)).toBe(MINUTE + 3000)
  expect(availableAt({ segment: segment + 1, part: 1 }, now)).toBeUndefined()
  expect(availableAt({ segment: segment + 1, part: 1 }, MINUTE + 1000)).toBe(MINUTE + 4000)
  expect(availableAt({ segment: segment + 2, part: 0 }, now)).toBeUndefined()
})

test('the master playlist has every rendition with bit rate, size and codecs', () => {
  const master = M3U8Parser.parseMasterPlaylist(
    masterPlaylist(),
    'https://grandstand.test/media/sample-b/net/master.m3u8',
  )
  expect(master.playlistParsingError).toBeNull()
  expect(master.levels.map((level) => [level.name ?? level.height, level.url, level.videoCodec])).toEqual([
    [360, 'https://grandstand.test/media/sample-b/net/360p.m3u8', 'avc1.4d401e'],
    [540, 'https://grandstand.test/media/sample-b/net/540p.m3u8', 'avc1.4d401f'],
    [234, 'https://grandstand.test/media/sample-b/net/234p.m3u8', 'avc1.4d4015'],
  ])
})

const FILES = GROUNDS.flatMap((ground) => RENDITIONS.map((each) => ({ ground, id: each.id, each })))

test.each(FILES)('$ground $id: every listed file exists and stays within the declared bit rate', ({ ground, each }) => {
  const folder = new URL(`../../public/channel/${ground}/${each.id}/`, import.meta.url)
  const text = mediaPlaylist({ ground, rendition: each, now: MINUTE, windowSeconds: 60 })
  const listed = text.match(/[\w.]+(?=\.m4s$)/gm) ?? []
  const sizes = listed.map((name) => statSync(new URL(`${name}.m4s`, folder)).size)
  expect(existsSync(new URL('init.mp4', folder))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(31)
  expect((Math.max(...sizes) * 8) / SEGMENT_SECONDS).toBeLessThanOrEqual(each.bandwidth)
  expect((sizes.reduce((sum, size) => sum + size, 0) * 8) / 60).toBeLessThanOrEqual(each.averageBandwidth)
})

test.each(GROUNDS)('the channel on the ground %s is 870 kB at most', (ground) => {
  const root = new URL(`../../public/channel/${ground}/`, import.meta.url)
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const bytes = files.map((file) => statSync(`${file.parentPath}/${file.name}`).size)
  expect(files).toHaveLength(RENDITIONS.length * 31)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(870_000)
})

test.each([
  ['soccer', 'field'],
  ['basketball', 'court'],
  ['lol', 'map'],
  ['cs:go', 'sites'],
  ['pubg', 'zone'],
  ['fifa', 'field'],
  ['nba2k', 'court'],
])('a channel of %s shows the ground on which it is played', (code, ground) => {
  const game = gameByCode(code)
  expect(game && channelUrl('sample-a', game)).toBe(`/media/sample-a/${ground}/master.m3u8`)
})

test('a past picture is the whole of it, once and with its times, and has an end', () => {
  const from = Date.parse('2026-11-20T12:00:51.000Z')
  const text = pastPlaylist({ ground: 'field', rendition: rendition('360p'), from, seconds: 15 })
  const path = '/channel/field/360p'
  const { fragments, ...details } = M3U8Parser.parseLevelPlaylist(text, ORIGIN, 0, PlaylistLevelType.MAIN, 0, null)
  expect(details.playlistParsingError).toBeNull()
  expect([details.live, fragments.length]).toEqual([false, 8])
  expect(text.split('\n').slice(5)).toEqual([
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-MAP:URI="${path}/init.mp4"`,
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-20T12:00:50.000Z',
    ...['50', '52', '54', '56', '58'].flatMap((second) => ['#EXTINF:2.000,', `${path}/${second}.m4s`]),
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-20T12:01:00.000Z',
    ...['00', '02', '04'].flatMap((second) => ['#EXTINF:2.000,', `${path}/${second}.m4s`]),
    '#EXT-X-ENDLIST',
    '',
  ])
})
