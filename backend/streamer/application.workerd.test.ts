import { beforeAll, expect, test } from 'vitest'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { findRoomOf } from '#backend/room/streamer-rooms.store.ts'
import { purgeAccount } from '#backend/user/purge.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminReviewCalls } from '#contract/admin-reviews.ts'
import { type ApplicationAct, adminStreamerCalls } from '#contract/admin-streamers.ts'
import type { Envelope } from '#contract/call.ts'
import { noticeCalls } from '#contract/notice.ts'
import { streamerCalls } from '#contract/streamer.ts'
import { ID_PHOTO_KINDS, type IdPhotoKind } from '#contract/streamer-rules.ts'
import { changeAccount, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, EVENING, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { interruptedD1 } from '#tests/support/backend/dying-database.ts'
import { exifSegment, makeJpeg, makePng } from '#tests/support/backend/pictures.ts'
import { KEPT_AFTER_DECISION_MS, sweepIdPhotos } from './sweep-photos.ts'

const DAY_MS = 24 * 3_600_000
const FORM = {
  name: 'Anna Kim',
  idNumber: 'C01X00T47',
  birthDate: '1990-05-01',
  introduction: 'I have commented on football for ten years.',
  content: 'The second division, in English',
  acceptsRules: true,
}

let admin: TestUser
beforeAll(async () => {
  admin = await makeUser(['administrator'])
})

let phones = 0
async function makeApplicant(): Promise<TestUser> {
  const user = await makeUser()
  await changeAccount(user.uid, { phone: `+8613${String(744_000_000 + ++phones)}`, areaCode: '86' })
  return user
}

async function upload(kind: string, body: BodyInit, { token }: TestUser): Promise<Envelope> {
  const response = await send(`/java/anchor/idPhoto?kind=${kind}`, { method: 'POST', body }, { token })
  return response.json()
}

async function withPhotos(kinds: readonly IdPhotoKind[] = ID_PHOTO_KINDS): Promise<TestUser> {
  const user = await makeApplicant()
  for (const kind of kinds) expect((await upload(kind, makeJpeg(64, 48), user)).status).toBe('success')
  return user
}

const apply = (user: TestUser, form: object = {}, at = EVENING) =>
  envelopeOf(streamerCalls.applyAsStreamer, { ...FORM, ...form }, { token: user.token, at })
const statusOf = ({ token }: TestUser) => call(streamerCalls.getStreamerStatus, {}, { token })

async function applied(form: object = {}): Promise<{ user: TestUser; id: number }> {
  const user = await withPhotos()
  expect((await apply(user, form)).status).toBe('success')
  return { user, id: await idOf(user) }
}

async function idOf({ uid }: TestUser): Promise<number> {
  const { list } = await call(adminStreamerCalls.listApplications, { uid }, { token: admin.token })
  return list[0]?.id ?? 0
}

const decide = (id: number, act: ApplicationAct, by = admin, reason = 'As the photos say') =>
  envelopeOf(adminStreamerCalls.decideApplication, { id, act, reason }, { token: by.token })
const look = (id: number, kind: IdPhotoKind = 'front', by = admin) =>
  call(adminStreamerCalls.lookAtIdPhoto, { id, kind }, { token: by.token })
const linesAbout = async ({ uid }: TestUser) =>
  (await call(adminCalls.listAudit, { uid }, { token: admin.token })).list.map(({ act, detail }) => [act, detail])
const filesOf = async ({ uid }: TestUser) => (await testEnv.UPLOADS.list({ prefix: `identity/${uid}/` })).objects
const isStreamer = async (user: TestUser) => (await call(streamerCalls.isStreamer, {}, { token: user.token })).isAnchor
const roomOf = ({ uid }: TestUser) => findRoomOf(openMatchDatabase(testEnv), uid)

test('an application needs a bound phone, an age of 18, a sound number and three photos', async () => {
  const noPhone = await makeUser()
  expect((await apply(noPhone)).errorMsg).toBe('no_phone')
  const user = await withPhotos(['front', 'back'])
  expect((await apply(user, { birthDate: '2010-01-01' })).errorMsg).toBe('under_age')
  expect((await apply(user, { idNumber: '110105194912310021' })).errorMsg).toBe('bad_id_number')
  expect((await apply(user, { birthDate: 'tomorrow' })).errorMsg).toBe('bad_birth_date')
  expect((await apply(user)).errorMsg).toBe('photo_missing')
  for (const form of [
    { acceptsRules: false },
    { name: ' ' },
    { introduction: ' short   ' },
    { content: 'x'.repeat(301) },
  ])
    expect((await apply(user, form)).errorCode, JSON.stringify(form)).toBe(4000)
  expect((await statusOf(user)).state).toBe('none')
})

test('an application is under review once, however often it is sent', async () => {
  const user = await withPhotos()
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply(user)))
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  for (const { status, errorMsg } of answers) if (status === 'fail') expect(errorMsg).toBe('application_open')
  const status = await statusOf(user)
  expect(status).toMatchObject({ state: 'reviewing', photos: [], introduction: FORM.introduction })
  expect(status.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
  expect(await isStreamer(user)).toBe(false)
  const { list } = await call(adminStreamerCalls.listApplications, { uid: user.uid }, { token: admin.token })
  expect(list).toHaveLength(1)
})

test('papers and photos are stored sealed, without what the camera wrote', async () => {
  const user = await makeApplicant()
  await upload('front', makeJpeg(64, 48, [exifSegment()]), user)
  await upload('back', makePng(64, 48), user)
  await upload('held', makeJpeg(64, 48), user)
  await apply(user)
  const [row] = (
    await testEnv.ACCOUNTS.prepare('select * from streamer_applications where uid = ?').bind(user.uid).all()
  ).results
  expect(JSON.stringify(row)).not.toMatch(/Anna|C01X|1990-05/)
  const files = await filesOf(user)
  expect(files).toHaveLength(3)
  for (const { key } of files) {
    const stored = new Uint8Array((await (await testEnv.UPLOADS.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect([stored[0], stored[1]], key).not.toEqual([0xff, 0xd8])
    for (const path of [
      `/media/avatars/${key}`,
      `/media/${key}`,
      `/media/avatars/${user.uid}/${key.split('/')[2]}.jpg`,
    ])
      expect((await send(path)).status, path).toBe(404)
  }
})

test('papers are seen by an administrator with a proof, and each look is logged', async () => {
  const { user, id } = await applied()
  const asked = { token: admin.token }
  const { application } = await call(adminStreamerCalls.getApplication, { id }, asked)
  expect(application.hasPapers).toBe(true)
  expect(JSON.stringify(application)).not.toMatch(/Anna|C01X|1990-05/)
  const { papers } = await call(adminStreamerCalls.lookAtPapers, { id }, asked)
  expect(papers).toMatchObject({ name: 'Anna Kim', idNumber: 'C01X00T47', birthDate: '1990-05-01' })
  const unproven = await makeUser(['administrator'])
  await testEnv.ACCOUNTS.prepare('update sessions set proven_at = 0 where uid = ?').bind(unproven.uid).run()
  const refused = await envelopeOf(adminStreamerCalls.lookAtPapers, { id }, { token: unproven.token })
  expect(refused.errorMsg).toBe('proof_needed')
  expect(await linesAbout(user)).toEqual([
    ['view_id_papers', String(id)],
    ['view_application', String(id)],
  ])
})

test('a decision leaves no papers among the stored answers', async () => {
  const { id } = await applied({ name: 'Sealed Person' })
  const key = `decision-of-${id}`
  const asked = { token: admin.token, headers: { 'idempotency-key': key } }
  const input = { id, act: 'accept', reason: 'As the photos say' }
  expect((await envelopeOf(adminStreamerCalls.decideApplication, input, asked)).status).toBe('success')
  const { results } = await testEnv.ACCOUNTS.prepare('select answer from intents where instr(key, ?) > 0')
    .bind(key)
    .all()
  expect(results).toHaveLength(1)
  expect(JSON.stringify(results)).not.toMatch(/Sealed Person|C01X00T47/)
})

test('a photo replaces one of its kind; what is no picture, or too large, is refused', async () => {
  const user = await makeApplicant()
  for (const side of [32, 48, 64]) await upload('front', makePng(side, side), user)
  expect(await filesOf(user)).toHaveLength(1)
  for (const body of ['', 'GIF89a', '<svg/>', makePng(3000, 16)])
    expect((await upload('front', body, user)).errorMsg).toBe('wrong_file_type')
  expect((await upload('front', new Uint8Array(3 * 1024 * 1024 + 1), user)).errorCode).toBe(4013)
  expect((await upload('selfie', makePng(32, 32), user)).errorCode).toBe(4000)
  expect((await statusOf(user)).photos).toEqual(['front'])
})

test('a photo that was replaced while it was stored is deleted', async () => {
  const user = await makeApplicant()
  const put = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    await upload('front', makePng(48, 48), user)
    return testEnv.UPLOADS.put(name, bytes)
  }
  const UPLOADS = { put, delete: (names: string[]) => testEnv.UPLOADS.delete(names) } as unknown as R2Bucket
  const init = { method: 'POST', body: makePng(32, 32) }
  await send('/java/anchor/idPhoto?kind=front', init, { token: user.token, settings: { UPLOADS } })
  expect(await filesOf(user)).toHaveLength(1)
  expect((await statusOf(user)).photos).toEqual(['front'])
})

test('a photo that cannot be stored is not there for an application, nor is the one before it', async () => {
  const user = await makeApplicant()
  await upload('front', makePng(48, 48), user)
  const UPLOADS = {
    put: () => Promise.reject(new Error('R2 is away')),
    delete: (names: string[]) => testEnv.UPLOADS.delete(names),
  } as unknown as R2Bucket
  const init = { method: 'POST', body: makePng(32, 32) }
  const answer = await send('/java/anchor/idPhoto?kind=front', init, { token: user.token, settings: { UPLOADS } })
  expect(((await answer.json()) as Envelope).status).toBe('fail')
  expect((await statusOf(user)).photos).toEqual([])
  expect(await filesOf(user)).toEqual([])
})

test('photos are seen by an administrator with a proof, for a minute, and each look is logged', async () => {
  const { user, id } = await applied()
  await call(adminStreamerCalls.getApplication, { id }, { token: admin.token })
  await call(adminStreamerCalls.getApplication, { id }, { token: admin.token })
  const { path } = await look(id)
  const seen = await send(path, {}, { token: admin.token })
  expect(seen.status).toBe(200)
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(new Uint8Array(makeJpeg(64, 48)))
  const other = await makeUser(['administrator'])
  const later = new Date(Date.parse(EVENING) + 61_000).toISOString()
  for (const asked of [{}, { token: user.token }, { token: other.token }, { token: admin.token, at: later }])
    expect((await send(path, {}, asked)).status).toBe(404)
  expect((await send(path.replace(/\d+\./, '1.'), {}, { token: admin.token })).status).toBe(404)
  await testEnv.ACCOUNTS.prepare('update sessions set proven_at = 0 where uid = ?').bind(other.uid).run()
  const unproven = await envelopeOf(adminStreamerCalls.lookAtIdPhoto, { id, kind: 'back' }, { token: other.token })
  expect(unproven.errorMsg).toBe('proof_needed')
  expect(await linesAbout(user)).toEqual([
    ['view_id_photo', `${id} front`],
    ['view_application', String(id)],
  ])
})

test('an accepted applicant is a streamer with one room, told once', async () => {
  const { user, id } = await applied()
  const answers = await Promise.all(Array.from({ length: 4 }, () => decide(id, 'accept')))
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect(await isStreamer(user)).toBe(true)
  expect((await statusOf(user)).state).toBe('successful')
  const room = await roomOf(user)
  expect(room).toMatchObject({ state: 'waiting', visibility: 'public', matchId: null, isSimulated: false })
  expect(room?.id).toBeGreaterThanOrEqual(1000)
  expect(room?.id).toBeLessThan(10_000_000)
  const { list } = await call(noticeCalls.listNotices, {}, { token: user.token })
  expect(list.map(({ type }) => type)).toEqual(['streamer_accepted'])
  expect(await linesAbout(user)).toEqual([['accept_streamer', `${id} As the photos say`]])
  expect((await apply(user)).errorMsg).toBe('application_open')
})

test('who was refused reads the reason and applies again', async () => {
  const { user, id } = await applied()
  await decide(id, 'refuse', admin, 'The back cannot be read')
  expect(await statusOf(user)).toMatchObject({ state: 'failed', reason: 'The back cannot be read' })
  expect(await roomOf(user)).toBeUndefined()
  for (const kind of ID_PHOTO_KINDS) await upload(kind, makeJpeg(64, 48), user)
  const later = new Date(Date.parse(EVENING) + 1000).toISOString()
  expect((await apply(user, {}, later)).status).toBe('success')
  expect((await statusOf(user)).state).toBe('reviewing')
  expect((await decide(id, 'accept')).errorMsg).toBe('order_moved')
})

test('only the last application of a user is decided', async () => {
  const { user, id } = await applied()
  await decide(id, 'refuse')
  for (const kind of ID_PHOTO_KINDS) await upload(kind, makeJpeg(64, 48), user)
  await apply(user, {}, new Date(Date.parse(EVENING) + 1000).toISOString())
  const { application } = await call(adminStreamerCalls.getApplication, { id }, { token: admin.token })
  expect(application.acts).toEqual([])
  expect((await decide(id, 'ban')).errorMsg).toBe('order_moved')
  expect((await statusOf(user)).state).toBe('reviewing')
})

test('whose role was taken away applies again', async () => {
  const { user, id } = await applied()
  await decide(id, 'accept')
  await testEnv.ACCOUNTS.prepare('delete from granted_roles where uid = ?').bind(user.uid).run()
  expect((await statusOf(user)).state).toBe('failed')
  for (const kind of ID_PHOTO_KINDS) expect((await upload(kind, makeJpeg(64, 48), user)).status).toBe('success')
  expect((await apply(user, {}, new Date(Date.parse(EVENING) + 1000).toISOString())).status).toBe('success')
})

test('a ban takes the role, ends and hides the room, and bars the ID number of other accounts too', async () => {
  const idNumber = 'BANNED7740'
  const { user, id } = await applied({ idNumber })
  await decide(id, 'accept')
  await decide(id, 'ban', admin, 'Advertising')
  expect(await isStreamer(user)).toBe(false)
  expect(await statusOf(user)).toMatchObject({ state: 'banned', reason: 'Advertising' })
  expect(await roomOf(user)).toMatchObject({ state: 'ended', visibility: 'hidden' })
  expect((await apply(user)).errorMsg).toBe('streaming_banned')
  expect((await upload('front', makePng(32, 32), user)).errorMsg).toBe('streaming_banned')
  const second = await withPhotos()
  expect((await apply(second, { idNumber: 'banned-7740' })).errorMsg).toBe('streaming_banned')
  await decide(id, 'lift')
  expect(await isStreamer(user)).toBe(true)
  expect((await statusOf(user)).state).toBe('successful')
  expect(await roomOf(user)).toMatchObject({ state: 'ended', visibility: 'public' })
  const { list: told } = await call(noticeCalls.listNotices, {}, { token: user.token })
  expect(told.map(({ type }) => type)).toContain('streamer_restored')
  expect((await apply(second, { idNumber })).status).toBe('success')
  const { application } = await call(
    adminStreamerCalls.getApplication,
    { id: await idOf(second) },
    { token: admin.token },
  )
  expect(application.sameId).toEqual([{ uid: user.uid, username: user.username, state: 'successful' }])
})

test('a ban of who was no streamer gives no role when it is lifted', async () => {
  const { user, id } = await applied()
  await decide(id, 'ban')
  await decide(id, 'lift')
  expect(await isStreamer(user)).toBe(false)
  expect((await statusOf(user)).state).toBe('failed')
})

test('a streamer who never applied is banned too, and is one again when the ban is lifted', async () => {
  const user = await makeUser(['anchor'])
  await call(streamerCalls.getOwnRoom, {}, { token: user.token })
  const ban = (uid: number, by = admin) =>
    envelopeOf(adminStreamerCalls.banFromStreaming, { uid, reason: 'Advertising' }, { token: by.token })
  const twice = await Promise.all([ban(user.uid), ban(user.uid)])
  expect(twice.map(({ errorMsg }) => errorMsg ?? '').sort()).toEqual(['', 'order_moved'])
  expect(await isStreamer(user)).toBe(false)
  expect(await statusOf(user)).toMatchObject({ state: 'banned', reason: 'Advertising' })
  expect(await roomOf(user)).toMatchObject({ state: 'ended', visibility: 'hidden' })
  await decide(await idOf(user), 'lift')
  expect(await isStreamer(user)).toBe(true)
  expect(await roomOf(user)).toMatchObject({ visibility: 'public' })
  expect((await ban(admin.uid)).errorMsg).toBe('not_yourself')
  expect((await ban((await makeUser()).uid)).errorMsg).toBe('not_found')
})

test('a ban of a streamer who never applied is stored whole or not at all', async () => {
  const user = await makeUser(['anchor'])
  const other = await makeUser(['administrator'])
  const ban = (settings: object = {}) =>
    envelopeOf(
      adminStreamerCalls.banFromStreaming,
      { uid: user.uid, reason: 'Advertising' },
      { token: other.token, settings },
    )
  // Whoever bans is no administrator when it is stored.
  const dismissed = () =>
    testEnv.ACCOUNTS.prepare("delete from granted_roles where uid = ? and role = 'administrator'").bind(other.uid).run()
  const ACCOUNTS = interruptedD1(testEnv.ACCOUNTS, (kind) => kind === 'batch', dismissed)
  expect((await ban({ ACCOUNTS })).errorMsg).toBe('order_moved')
  const { results } = await testEnv.ACCOUNTS.prepare('select state from streamer_applications where uid = ?')
    .bind(user.uid)
    .all()
  expect(results).toEqual([])
  expect(await linesAbout(user)).toEqual([])
  expect(await isStreamer(user)).toBe(true)
})

test('nobody bans from streaming past whoever decides about the application', async () => {
  const { user, id } = await applied({ idNumber: 'BANNED7511' })
  const other = await makeUser(['administrator'])
  await call(adminReviewCalls.takeReview, { queue: 'streamers', id }, { token: other.token })
  const ban = ({ token }: TestUser) =>
    envelopeOf(adminStreamerCalls.banFromStreaming, { uid: user.uid, reason: 'Advertising' }, { token })
  expect((await ban(admin)).errorMsg).toBe('claimed')
  expect((await ban(other)).status).toBe('success')
})

test('of an administrator who accepts and one who bans at the same time, the ban stands', async () => {
  const other = await makeUser(['administrator'])
  const input = (id: number) => ({ id, act: 'accept', reason: 'As the photos say' })
  for (const at of [0, 1, 2, 3, 4]) {
    const { user, id } = await applied({ idNumber: `BANNED750${at}` })
    const DB = interruptedD1(
      testEnv.DB,
      (_, made) => made === at,
      () => decide(id, 'ban', other, 'Advertising'),
    )
    const asked = { token: admin.token, settings: { DB } }
    expect((await envelopeOf(adminStreamerCalls.decideApplication, input(id), asked)).status, String(at)).toBe(
      'success',
    )
    expect((await statusOf(user)).state, String(at)).toBe('banned')
    const room = await roomOf(user)
    if (room) expect(room.visibility, String(at)).toBe('hidden')
  }
})

test('an application that another one follows while it is decided is left as it is', async () => {
  const { user, id } = await applied({ idNumber: 'BANNED7509' })
  await decide(id, 'refuse')
  const follow = () =>
    testEnv.ACCOUNTS.prepare(
      `insert into streamer_applications (uid, state, introduction, content, created_at)
       select uid, 'failed', introduction, content, created_at + 1000 from streamer_applications where id = ?`,
    )
      .bind(id)
      .run()
  const ACCOUNTS = interruptedD1(testEnv.ACCOUNTS, (kind) => kind === 'batch', follow)
  const input = { id, act: 'ban', reason: 'Advertising' }
  const asked = { token: admin.token, settings: { ACCOUNTS } }
  expect((await envelopeOf(adminStreamerCalls.decideApplication, input, asked)).errorMsg).toBe('order_moved')
  expect((await statusOf(user)).state).toBe('failed')
})

test('applications are found by state and by user, those under review first', async () => {
  const [refused, first, second] = [await applied(), await applied(), await applied()]
  await decide(refused.id, 'refuse')
  const at = (id: number, createdAt: number) =>
    testEnv.ACCOUNTS.prepare('update streamer_applications set created_at = ? where id = ?').bind(createdAt, id).run()
  await at(first.id, 2)
  await at(second.id, 1)
  await at(refused.id, Date.parse(EVENING) + DAY_MS)
  const list = async (input: object) =>
    (await call(adminStreamerCalls.listApplications, input, { token: admin.token })).list.map(({ id }) => id)
  expect((await list({})).slice(0, 2)).toEqual([second.id, first.id])
  expect((await list({ state: 'failed' }))[0]).toBe(refused.id)
  expect(await list({ state: 'failed', uid: first.user.uid })).toEqual([])
  expect(await list({ uid: refused.user.uid })).toEqual([refused.id])
})

test('nobody decides about oneself, without a proof or without being an administrator', async () => {
  const { user, id } = await applied()
  expect((await decide(id, 'accept', user)).errorMsg).toBe('forbidden')
  const unproven = await makeUser(['administrator'])
  await testEnv.ACCOUNTS.prepare('update sessions set proven_at = 0 where uid = ?').bind(unproven.uid).run()
  expect((await decide(id, 'accept', unproven)).errorMsg).toBe('proof_needed')
  expect((await decide(id, 'accept', admin, '   ')).errorCode).toBe(4000)
  await testEnv.ACCOUNTS.prepare("insert into granted_roles (uid, role) values (?, 'administrator')")
    .bind(user.uid)
    .run()
  const own = await makeUser(['administrator'])
  await testEnv.ACCOUNTS.prepare('update streamer_applications set uid = ?1 where id = ?2').bind(own.uid, id).run()
  expect((await decide(id, 'accept', own)).errorMsg).toBe('not_yourself')
})

const sweepAt = (now: number) => sweepIdPhotos({ ...contextOfTest(), now })

test('photos are deleted a week after the decision, with the papers of who was refused', async () => {
  const [accepted, refused] = [await applied(), await applied()]
  await decide(accepted.id, 'accept')
  await decide(refused.id, 'refuse')
  const decidedAt = Date.parse(EVENING)
  await sweepAt(decidedAt + KEPT_AFTER_DECISION_MS - 60_000)
  expect(await filesOf(refused.user)).toHaveLength(3)
  await sweepAt(decidedAt + KEPT_AFTER_DECISION_MS + 60_000)
  for (const { user, id } of [accepted, refused]) {
    expect(await filesOf(user)).toEqual([])
    const asked = { token: admin.token }
    const { application } = await call(adminStreamerCalls.getApplication, { id }, asked)
    expect(application.photos).toEqual([])
    expect(application.hasPapers).toBe(id === accepted.id)
    expect((await envelopeOf(adminStreamerCalls.lookAtIdPhoto, { id, kind: 'front' }, asked)).errorMsg).toBe(
      'not_found',
    )
  }
})

test('photos that no application follows are deleted after a day, those under review are not', async () => {
  const [idle, reviewed] = [await withPhotos(), (await applied()).user]
  await sweepAt(Date.parse(EVENING) + DAY_MS + 60_000)
  expect(await filesOf(idle)).toEqual([])
  expect((await statusOf(idle)).photos).toEqual([])
  expect(await filesOf(reviewed)).toHaveLength(3)
})

test('an account that is deleted leaves no photo, application or room', async () => {
  const { user, id } = await applied()
  await decide(id, 'accept')
  await changeAccount(user.uid, { deletingAt: 1 })
  const context = contextOfTest()
  const row = await findUser(openAccountDatabase(testEnv), user.uid)
  if (!row) throw new Error('no user')
  expect(await purgeAccount(context, row)).toBe(true)
  expect(await filesOf(user)).toEqual([])
  expect(await roomOf(user)).toBeUndefined()
  const asked = await envelopeOf(adminStreamerCalls.getApplication, { id }, { token: admin.token })
  expect(asked.errorMsg).toBe('not_found')
})

test('without the key nobody can apply, and nothing is stored', async () => {
  const user = await makeApplicant()
  const response = await send(
    '/java/anchor/idPhoto?kind=front',
    { method: 'POST', body: makePng(32, 32) },
    { token: user.token, settings: { IDENTITY_KEYS: '' } },
  )
  expect(((await response.json()) as Envelope).errorMsg).toBe('not_configured')
  expect(await filesOf(user)).toEqual([])
})
