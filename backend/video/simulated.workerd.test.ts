import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepVideos } from '#backend/comment/sweep-videos.ts'
import { videoParts, videos } from '#backend/db/accounts/schema/videos.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { HOUR } from '#backend/feed/shared/time.ts'
import main from '#brands/main.json' with { type: 'json' }
import { gameByCode } from '#contract/games.ts'
import { videoCalls } from '#contract/video.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, EVENING, send, testEnv } from '#tests/support/backend/calls.ts'
import { sendVideo } from '#tests/support/backend/videos.ts'
import { writeSimulatedVideos } from './simulated/write-simulated.ts'

const db = openAccountDatabase(testEnv)
const DEMO = 'video-demo'
const REAL = 'video-real'
const at = EVENING

beforeAll(async () => {
  for (const [id, isDemo] of [
    [DEMO, true],
    [REAL, false],
  ] as const)
    await testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`], isDemo }))
  const env = { ...testEnv, SIMULATED_VIDEOS: '1' }
  for (let run = 0; run < 2; run++) await writeSimulatedVideos({ ...contextOfTest(), env })
})
afterAll(async () => {
  for (const id of [DEMO, REAL]) await testEnv.BRANDS.delete(`brand:${id}`)
  await db.batch([db.delete(videos), db.delete(videoParts)])
})

const listed = async (brand: string, lan = 'en_US') => (await call(videoCalls.listVideos, { brand }, { at, lan })).list

test('demo brands have videos of simulated matches, once each, in the language of who reads', async () => {
  const list = await listed(DEMO)
  expect(list).toHaveLength(6)
  expect(new Set(list.map(({ matchId }) => matchId)).size).toBe(6)
  expect(list.every(({ isSimulated, author, title }) => isSimulated && !author && title.includes(' \u2013 '))).toBe(
    true,
  )
  const [line] = list
  const [same] = (await listed(DEMO, 'zh_CN')).filter(({ id }) => id === line?.id)
  expect(same).toMatchObject({ language: 'zh_CN' })
  expect(same?.title).not.toBe(line?.title)
  expect(await listed(REAL)).toEqual([])
  await writeSimulatedVideos(contextOfTest())
  expect(await listed(DEMO)).toHaveLength(6)
})

test('it is played from a playlist that has an end, with the times of its match, and chapters that are in it', async () => {
  const [line] = await listed(DEMO)
  const id = line?.id ?? 0
  const video = await call(videoCalls.getVideo, { id, brand: DEMO }, { at })
  const { source, pictureAt = '', seconds = 0, chapters, match } = video
  expect(source.type).toBe('hls')
  expect(match).toMatchObject({ id: line?.matchId, status: 'finished' })
  expect(chapters.length).toBeGreaterThan(0)
  for (const { seconds: place, event } of chapters) {
    expect(Date.parse(event?.at ?? '') - Date.parse(pictureAt)).toBeGreaterThanOrEqual(place * 1000)
    expect(place).toBeLessThan(seconds)
  }
  const read = async (file: string, brand = DEMO) => {
    const response = await send(source.url.replace('master.m3u8', file), {}, { at, headers: { brand } })
    return { status: response.status, text: await response.text() }
  }
  expect((await read('master.m3u8')).text).toContain('360p.m3u8')
  const { text } = await read('360p.m3u8')
  expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
  expect(text.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true)
  expect(text).toContain(`#EXT-X-PROGRAM-DATE-TIME:${pictureAt}`)
  expect((text.match(/#EXTINF/g) ?? []).length).toBe(Math.ceil(seconds / 2))
  for (const file of ['master.m3u8', '360p.m3u8', 'video.mp4'])
    expect((await read(file, file === 'video.mp4' ? DEMO : REAL)).status).toBe(404)
})

test('related ones are of the same match, its teams or its game', async () => {
  const list = await listed(DEMO)
  const ofGame = list.filter(({ gameId }) => list.filter((other) => other.gameId === gameId).length > 1)
  const [line] = ofGame
  const { list: related } = await call(videoCalls.listRelatedVideos, { id: line?.id ?? 0, brand: DEMO }, { at })
  expect(related.map(({ id }) => id)).not.toContain(line?.id)
  expect(related.every(({ gameId }) => gameId === line?.gameId)).toBe(true)
  expect(related.length).toBeGreaterThan(0)
})

test('the page of a match has its own videos, then those of its teams, and none of another game', async () => {
  const [line] = await listed(DEMO)
  const { match } = await call(videoCalls.getVideo, { id: line?.id ?? 0, brand: DEMO }, { at })
  const [id, home, away] = [match?.id ?? 0, match?.home.id ?? 0, match?.away.id ?? 0]
  const of = async (input: { matchId: number; homeId: number; awayId: number }, brand = DEMO) =>
    (await call(videoCalls.listMatchVideos, { ...input, brand }, { at })).list.map((video) => video.id)
  expect(await of({ matchId: id, homeId: home, awayId: away })).toEqual([line?.id])
  // The next match of one of its teams.
  expect(await of({ matchId: id + 1_000_000, homeId: 1, awayId: home })).toEqual([line?.id])
  expect(await of({ matchId: id + 1_000_000, homeId: 1, awayId: 2 })).toEqual([])
  expect(await of({ matchId: id, homeId: home, awayId: away }, REAL)).toEqual([])
})

test.each(['soccer', 'tennis', 'cs:go', 'cricket'])('a video of a match has its chapters: %s', async (code) => {
  const gameId = gameByCode(code)?.id ?? 0
  const now = Date.parse(at)
  const match = fixturesOf(gameId, stageAt(now)).find(
    ({ fate, startsAt }) => fate === 'played' && startsAt > now - 30 * HOUR && startsAt < now - 8 * HOUR,
  )
  const { token } = await makeUser(['administrator'])
  const asked = { token, at, headers: { brand: REAL } }
  const pictureAt = new Date((match?.startsAt ?? 0) - 60_000).toISOString()
  const { id } = await sendVideo(asked, { matchId: match?.matchId ?? 0, pictureAt, gameId: 1 })
  const short = await call(videoCalls.getVideo, { id, brand: REAL }, { at })
  expect(short).toMatchObject({ gameId, matchId: match?.matchId, match: { id: match?.matchId } })
  // The file has 90 seconds.
  expect(short.chapters.every(({ seconds }) => seconds < 90)).toBe(true)
  await db.update(videos).set({ seconds: 6 * 3600 })
  const { chapters, people } = await call(videoCalls.getVideo, { id, brand: REAL }, { at })
  expect(chapters.length).toBeGreaterThan(1)
  const named = chapters.flatMap(({ event }) => event?.player ?? [])
  expect(named.every((player) => people.some((person) => person.id === player))).toBe(true)
})

test('simulated videos go after a week', async () => {
  const sweep = (days: number) => sweepVideos({ ...contextOfTest(), now: Date.parse(at) + days * 86_400_000 })
  await sweep(6)
  expect(await listed(DEMO)).not.toEqual([])
  await sweep(8)
  expect((await listed(DEMO)).filter(({ isSimulated }) => isSimulated)).toEqual([])
})
