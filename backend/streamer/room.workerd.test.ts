import { beforeAll, expect, test } from 'vitest'
import { addModerator } from '#backend/chat/moderators.store.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { setPromotion } from '#backend/room/rooms.store.ts'
import { findRoomOf, replaceCover, setRoomsShown } from '#backend/room/streamer-rooms.store.ts'
import { anchorCalls } from '#contract/anchor.ts'
import { liveCalls } from '#contract/live.ts'
import { streamerCalls } from '#contract/streamer.ts'
import { RESERVABLE_BEFORE_MS } from '#contract/streamer-rules.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const NOW = Date.parse(EVENING)
const FORM = {
  title: ' Late night derby ',
  language: 'jp',
  announcement: 'At nine',
  label: ' Live ',
  access: 'everybody',
}

let streamer: TestUser
beforeAll(async () => {
  streamer = await makeUser(['anchor'])
})

const by = ({ token }: TestUser) => ({ token })
const roomNow = async (user = streamer) => (await call(streamerCalls.getOwnRoom, {}, by(user))).room
const set = (form: object, user = streamer) => envelopeOf(streamerCalls.setOwnRoom, { ...FORM, ...form }, by(user))
const reserve = (matchId: number, user = streamer) => envelopeOf(streamerCalls.reserveMatch, { matchId }, by(user))

test('a streamer has one room, however many pages ask for it at first', async () => {
  const user = await makeUser(['anchor'])
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await roomNow(user)).id))
  expect(new Set(ids).size).toBe(1)
  const { results } = await testEnv.DB.prepare(
    'select rooms.id from rooms join anchors on anchors.id = anchor_id where uid = ?',
  )
    .bind(user.uid)
    .all()
  expect(results).toHaveLength(1)
})

test('an administrator who is no streamer gets no room', async () => {
  const admin = await makeUser(['administrator'])
  for (const entry of [streamerCalls.getOwnRoom, streamerCalls.goLive, streamerCalls.getStreamLink])
    expect((await envelopeOf(entry, {}, by(admin))).errorMsg).toBe('not_found')
  expect(await findRoomOf(openMatchDatabase(testEnv), admin.uid)).toBeUndefined()
})

test('viewers read what the streamer says of the room', async () => {
  expect((await set({ gameId: 202, access: 'vip' })).status).toBe('success')
  const { id } = await roomNow()
  const { room } = await call(liveCalls.getRoom, { roomId: id })
  expect(room).toMatchObject({
    title: 'Late night derby',
    language: 'jp',
    gameId: 202,
    access: 'vip',
    state: 'waiting',
    anchor: { uid: streamer.uid, name: streamer.username },
  })
  expect(await roomNow()).toMatchObject({ announcement: 'At nine', label: 'Live', access: 'vip' })
  await set({ announcement: '  ', label: '', gameId: null })
  const own = await roomNow()
  expect([own.announcement, own.label, own.gameId, own.access]).toEqual([undefined, undefined, undefined, undefined])
})

test('a streamer reads what others decide of the room: its cover, who moderates it, and the priority staff gave it', async () => {
  const user = await makeUser(['anchor'])
  const { id, ...own } = await roomNow(user)
  expect([own.cover, own.moderatorCount, own.priority]).toEqual([undefined, 0, undefined])
  const moderator = { roomId: id, appointedBy: user.uid, createdAt: NOW }
  for (const { uid } of [streamer, await makeUser()])
    await addModerator(openAccountDatabase(testEnv), { ...moderator, uid })
  const db = openMatchDatabase(testEnv)
  await replaceCover(db, id, '/media/streamers/cover.webp')
  const until = NOW + 3_600_000
  await setPromotion(db, id, { promotion: 5, promotedUntil: until })
  expect(await roomNow(user)).toMatchObject({
    cover: '/media/streamers/cover.webp',
    moderatorCount: 2,
    priority: { rank: 5, until: new Date(until).toISOString() },
  })
  await setPromotion(db, id, { promotion: 5, promotedUntil: 1 })
  expect((await roomNow(user)).priority).toBeUndefined()
})

test('chat moves over the picture unless the streamer says no; a form that does not ask leaves it as it is', async () => {
  const { id } = await roomNow()
  const shown = async () => (await call(liveCalls.getRoom, { roomId: id })).room.hasDanmaku
  expect([await shown(), (await roomNow()).hasDanmaku]).toEqual([undefined, undefined])
  await set({ hasDanmaku: false })
  expect([await shown(), (await roomNow()).hasDanmaku]).toEqual([false, false])
  await set({})
  expect(await shown()).toBe(false)
  await set({ hasDanmaku: true })
  expect([await shown(), (await roomNow()).hasDanmaku]).toEqual([undefined, true])
  expect((await set({ hasDanmaku: 'no' })).errorCode).toBe(4000)
})

test('forged fields are refused', async () => {
  const bad = [{ title: 'x' }, { title: 'x'.repeat(61) }, { language: 'tlh' }, { access: 'nobody' }, { gameId: 999 }]
  for (const form of [...bad, { announcement: 'x'.repeat(301) }, { label: 'x'.repeat(21) }, { gameId: -1 }])
    expect((await set(form)).errorCode, JSON.stringify(form)).toBe(4000)
  const state = await roomNow()
  await set({ state: 'live', isOnAir: true, visibility: 'hidden', id: 1 })
  expect(await roomNow()).toMatchObject({ id: state.id, state: state.state, isOnAir: false })
})

test('a room without a title does not go live', async () => {
  const user = await makeUser(['anchor'])
  expect((await envelopeOf(streamerCalls.goLive, {}, by(user))).errorMsg).toBe('title_missing')
  await set({}, user)
  expect((await call(streamerCalls.goLive, {}, by(user))).room).toMatchObject({ state: 'waiting', isOnAir: true })
  expect(await call(streamerCalls.isBroadcasting, {}, by(user))).toEqual({ isBroadcast: true, state: 'waiting' })
  expect((await call(streamerCalls.goOff, {}, by(user))).room).toMatchObject({ state: 'ended', isOnAir: false })
})

test('matches in progress and within an hour may be reserved, others not; going off releases it', async () => {
  const { matches } = await call(streamerCalls.listReservable, {}, by(streamer))
  const starts = matches.filter(({ status }) => status !== 'live').map(({ startsAt }) => Date.parse(startsAt) - NOW)
  expect(matches.some(({ status }) => status === 'live')).toBe(true)
  expect(starts.length).toBeGreaterThan(0)
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...starts)).toBeLessThanOrEqual(RESERVABLE_BEFORE_MS)
  const [first, last] = [matches[0], matches.at(-1)]
  if (!first || !last) throw new Error('no matches')
  expect((await reserve(last.id)).status).toBe('success')
  expect((await reserve(first.id)).status).toBe('success')
  expect((await roomNow()).match?.id).toBe(first.id)
  const { rooms } = await call(liveCalls.listRooms, { matchId: first.id })
  expect(rooms.map(({ id }) => id)).toContain((await roomNow()).id)
  await call(streamerCalls.cancelReservation, {}, by(streamer))
  expect((await roomNow()).match).toBeUndefined()
  await reserve(first.id)
  await set({})
  await call(streamerCalls.goLive, {}, by(streamer))
  await call(streamerCalls.goOff, {}, by(streamer))
  expect((await roomNow()).match).toBeUndefined()
  expect((await reserve(1)).errorMsg).toBe('not_found')
})

test('a room that was on air before waits for the match that is reserved, and has ended again without it', async () => {
  const user = await makeUser(['anchor'])
  const roomOfUser = async () => (await call(streamerCalls.getOwnRoom, {}, by(user))).room
  await set({ gameId: 202 }, user)
  await call(streamerCalls.goLive, {}, by(user))
  await call(streamerCalls.goOff, {}, by(user))
  expect((await roomOfUser()).state).toBe('ended')
  const { matches } = await call(streamerCalls.listReservable, {}, by(user))
  const next = matches.find(({ status }) => status !== 'live')
  if (!next) throw new Error('no match')
  await reserve(next.id, user)
  const { id, state } = await roomOfUser()
  expect(state).toBe('waiting')
  const seen = async (at = EVENING) => (await call(liveCalls.getRoom, { roomId: id }, { at })).room
  expect(await seen()).toMatchObject({ state: 'waiting', matchId: next.id, startsAt: next.startsAt })
  const { anchor } = await seen()
  expect((await call(anchorCalls.getAnchor, { anchorId: anchor.id }, {})).soon.map((room) => room.id)).toEqual([id])
  // The match was played, and she never came.
  expect((await seen(new Date(Date.parse(next.startsAt) + 24 * 3_600_000).toISOString())).state).toBe('ended')
  await call(streamerCalls.cancelReservation, {}, by(user))
  expect((await roomOfUser()).state).toBe('ended')
  // What is left out stays.
  await set({ title: 'Another title' }, user)
  expect((await roomOfUser()).gameId).toBe(202)
  await set({ gameId: null }, user)
  expect((await roomOfUser()).gameId).toBeUndefined()
})

test('a match that is over, or begins later than in an hour, is refused with its reason', async () => {
  const { matches } = await call(streamerCalls.listReservable, {}, by(streamer))
  const match = matches.find(({ status }) => status !== 'live')
  if (!match) throw new Error('no match')
  const startsAt = Date.parse(match.startsAt)
  const at = (ms: number) => ({ token: streamer.token, at: new Date(startsAt + ms).toISOString() })
  const asked = { matchId: match.id }
  const early = await envelopeOf(streamerCalls.reserveMatch, asked, at(-RESERVABLE_BEFORE_MS - 60_000))
  expect(early.errorMsg).toBe('match_too_early')
  expect((await envelopeOf(streamerCalls.reserveMatch, asked, at(-RESERVABLE_BEFORE_MS + 60_000))).status).toBe(
    'success',
  )
  expect((await envelopeOf(streamerCalls.reserveMatch, asked, at(24 * 3_600_000))).errorMsg).toBe('match_over')
  await call(streamerCalls.cancelReservation, {}, by(streamer))
})

test('the streamer of a hidden room can do nothing with it', async () => {
  const user = await makeUser(['anchor'])
  await set({}, user)
  await setRoomsShown(openMatchDatabase(testEnv), user.uid, false, NOW)
  for (const entry of [streamerCalls.getOwnRoom, streamerCalls.goLive, streamerCalls.goOff])
    expect((await envelopeOf(entry, {}, by(user))).errorMsg).toBe('streaming_banned')
  expect((await set({}, user)).errorMsg).toBe('streaming_banned')
  expect(await findRoomOf(openMatchDatabase(testEnv), user.uid)).toMatchObject({ visibility: 'hidden', state: 'ended' })
})

test('a form that says nothing of a price leaves it, and 0 takes it away', async () => {
  const user = await makeUser(['anchor'])
  await set({ price: 30 }, user)
  expect((await roomNow(user)).price).toBe(30)
  await set({ title: 'Another title' }, user)
  expect(await roomNow(user)).toMatchObject({ title: 'Another title', price: 30 })
  expect((await set({ price: -1 }, user)).status).toBe('fail')
  await set({ price: 0 }, user)
  expect((await roomNow(user)).price).toBeUndefined()
})
