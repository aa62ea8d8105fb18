import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { setGrantedRoles } from '#backend/identity/roles.store.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import type { ReportReason } from '#contract/chat-rules.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { evict } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { sweepDecisions } from '../admin/chat-reports.ts'
import { removeOldCases } from './reports.store.ts'

const db = openAccountDatabase(testEnv)
const DAY = 24 * 3_600_000

const at = () => new Date().toISOString()
const report = ({ token }: TestUser, roomId: number, id: number, reason: ReportReason = 'spam') =>
  envelopeOf(chatCalls.reportMessage, { roomId, id, reason }, { token, at: at() })

const queue = async ({ token }: TestUser, roomId: number, state?: 'decided') => {
  const all = await allParts((where) =>
    call(adminChatCalls.listReports, { ...where, ...(state ? { state } : {}) }, { token }),
  )
  return all.filter((each) => each.roomId === roomId)
}

interface Scene {
  id: number
  ann: TestUser
  admin: TestUser
  page: TestChat
  messageId: number
}

/** A room in which Ann has said something. */
async function rudeScene(text = 'Something rude'): Promise<Scene> {
  const { id } = await makeChatRoom()
  const [ann, admin] = [await makeUser(), await makeUser(['administrator'])]
  const page = await TestChat.openAs(ann, id)
  const answer = await page.answer(page.say(text))
  return { id, ann, admin, page, messageId: answer.type === 'said' ? answer.id : 0 }
}

const decide = (admin: TestUser, input: object) =>
  envelopeOf(adminChatCalls.decideReport, input as never, { token: admin.token, at: at() })

test('a message is reported once by each user, and the queue shows it as the room has it', async () => {
  const { id, ann, admin, page, messageId } = await rudeScene()
  const [bob, cat] = [await makeUser(), await makeUser()]
  expect(await report(bob, id, messageId, 'attack')).toMatchObject({ result: { isNew: true } })
  expect(await report(bob, id, messageId, 'spam')).toMatchObject({ result: { isNew: false } })
  expect(await report(cat, id, messageId, 'attack')).toMatchObject({ result: { isNew: true } })
  expect(await queue(admin, id)).toMatchObject([
    { uid: ann.uid, name: ann.username, text: 'Something rude', reasons: [{ reason: 'attack', count: 2 }] },
  ])
  expect((await queue(admin, id))[0]?.decision).toBeUndefined()
  page.close()
})

test('a case tells staff who reported it, what else was reported of the speaker, and what was said around it', async () => {
  const { id, ann, admin, page, messageId } = await rudeScene()
  const [bob, cat] = [await makeUser(), await makeUser()]
  const other = await TestChat.openAs(bob, id)
  const answer = await other.answer(other.say('Do not say that'))
  const reply = answer.type === 'said' ? answer.id : 0
  await report(bob, id, messageId, 'attack')
  await report(cat, id, messageId, 'spam')
  const [open] = await queue(admin, id)
  const caseOf = (caseId = 0) => call(adminChatCalls.getReportCase, { id: caseId }, { token: admin.token })
  const first = await caseOf(open?.id)
  expect(first.reporters.map(({ name, reason }) => [name, reason]).sort()).toEqual(
    [
      [bob.username, 'attack'],
      [cat.username, 'spam'],
    ].sort(),
  )
  expect(first.others).toEqual({ count: 0 })
  expect(first.around).toMatchObject([{ name: bob.username, text: 'Do not say that', isAfter: true }])
  // Of what came before: the message itself, when the answer to it is reported.
  await report(cat, id, reply)
  const answered = (await queue(admin, id)).find(({ uid }) => uid === bob.uid)
  expect((await caseOf(answered?.id)).around).toMatchObject([
    { name: ann.username, text: 'Something rude', isAfter: false },
  ])
  // The next case of the same speaker knows of the first.
  await decide(admin, { id: open?.id, act: 'remove', reason: 'Insults' })
  const again = await page.answer(page.say('Once more'))
  await report(bob, id, again.type === 'said' ? again.id : 0)
  const next = (await queue(admin, id)).find(({ uid }) => uid === ann.uid)
  expect((await caseOf(next?.id)).others).toMatchObject({ count: 1, last: { act: 'remove', text: 'Something rude' } })
  const refused = await envelopeOf(adminChatCalls.getReportCase, { id: open?.id ?? 0 }, { token: ann.token })
  expect(refused.status).toBe('fail')
  for (const each of [page, other]) each.close()
})

test('only messages of rooms are reported, by users, not her own, and thirty an hour', async () => {
  const { id, ann, page, messageId } = await rudeScene()
  const bob = await makeUser()
  const whyOf = async (answer: ReturnType<typeof report>) => (await answer).errorMsg
  expect(await whyOf(report(bob, id, messageId + 1))).toBe('not_found')
  expect(await whyOf(report(bob, 7_410_999, 1))).toBe('not_found')
  expect(await whyOf(report(ann, id, messageId))).toBe('not_yourself')
  expect(await whyOf(report({ ...bob, token: '' }, id, messageId))).toBe('session_missing')
  expect(await whyOf(report(bob, id, messageId, 'boring' as ReportReason))).toMatch(/reason/)
  for (let sent = 1; sent < 30; sent += 1) await report(bob, id, messageId)
  expect(await whyOf(report(bob, id, messageId))).toBe('rate_limited')
  page.close()
})

test('a message is found in the log of the room, also when it is no longer at hand', async () => {
  const { id, page, messageId } = await rudeScene('Long ago')
  const room = testEnv.CHAT_ROOMS.getByName(String(id))
  await runInDurableObject(room, (_, { storage }) => {
    const body = JSON.stringify([{ by: { uid: 1, name: 'u', level: 1 }, text: 'later', at: 1, nonce: 'nonce-later' }])
    for (let last = messageId + 1; last < 220; last += 1)
      storage.sql.exec('insert into batches (last, at, body) values (?, 1, ?)', last, body)
  })
  await evict([room])
  expect(await report(await makeUser(), id, messageId)).toMatchObject({ result: { isNew: true } })
  page.close()
})

test('moderators of the platform decide cases, and lose that with the role', async () => {
  const { id, ann, page, messageId } = await rudeScene()
  const moderator = await makeUser(['moderator'])
  await report(await makeUser(), id, messageId)
  const [open] = await queue(moderator, id)
  const removal = { id: open?.id, act: 'remove', reason: 'Rude' }
  const former = await makeUser(['moderator'])
  await queue(former, id)
  await db.batch(setGrantedRoles(db, former.uid, []))
  expect((await decide(former, removal)).status).toBe('fail')
  expect(await decide(moderator, removal)).toMatchObject({
    result: { report: { decision: { act: 'remove', uid: moderator.uid } } },
  })
  expect(await page.first('removed')).toMatchObject({ id: messageId })
  const { results } = await testEnv.ACCOUNTS.prepare('select act, admin_uid as uid from audit where target_uid = ?')
    .bind(ann.uid)
    .all()
  expect(results).toEqual([{ act: 'remove_message', uid: moderator.uid }])
  page.close()
})

test('the queue is for staff, and a case is decided once', async () => {
  const { id, admin, ann, page, messageId } = await rudeScene()
  const bob = await makeUser()
  await report(bob, id, messageId)
  const [open] = await queue(admin, id)
  const dismissal = { id: open?.id, act: 'dismiss', reason: 'Not rude' }
  expect((await decide(bob, dismissal)).errorMsg).toBe('forbidden')
  expect((await decide(admin, { ...dismissal, reason: ' ' })).status).toBe('fail')
  expect((await decide(admin, { ...dismissal, act: 'mute_room', minutes: 11 })).status).toBe('fail')
  expect(await decide(admin, dismissal)).toMatchObject({
    result: { report: { decision: { act: 'dismiss', reason: 'Not rude', uid: admin.uid, name: admin.username } } },
  })
  expect((await decide(admin, { ...dismissal, act: 'remove' })).errorMsg).toBe('order_moved')
  expect(await queue(admin, id)).toEqual([])
  expect(await queue(admin, id, 'decided')).toHaveLength(1)
  await report(await makeUser(), id, messageId)
  expect(await queue(admin, id), 'what was dismissed is not open again').toEqual([])
  const { results } = await testEnv.ACCOUNTS.prepare('select act, detail from audit where target_uid = ?')
    .bind(ann.uid)
    .all()
  expect(results).toEqual([{ act: 'dismiss_report', detail: `${open?.id} Not rude` }])
  expect(page.of('removed')).toEqual([])
  page.close()
})

test('who was removed as an administrator meanwhile decides nothing', async () => {
  const { id, admin, ann, page, messageId } = await rudeScene()
  await report(await makeUser(), id, messageId)
  // From now on she counts as an administrator for two seconds.
  const [open] = await queue(admin, id)
  await db.batch(setGrantedRoles(db, admin.uid, []))
  const decision = { id: open?.id, act: 'mute_everywhere', minutes: 1440, reason: 'Rude' }
  expect((await decide(admin, decision)).status).toBe('fail')
  expect(await page.answer(page.say('Still here'))).toMatchObject({ type: 'said' })
  expect((await queue(await makeUser(['administrator']), id)).map(({ uid }) => uid)).toEqual([ann.uid])
  page.close()
})

test('a mute in the room takes the message out and silences her there, at once', async () => {
  const { id, admin, ann, page, messageId } = await rudeScene()
  await report(await makeUser(), id, messageId)
  const [open] = await queue(admin, id)
  await decide(admin, { id: open?.id, act: 'mute_room', minutes: 60, reason: 'Rude' })
  expect(await page.first('removed')).toEqual({ type: 'removed', id: messageId })
  expect((await page.first('muted')).until - Date.now()).toBeGreaterThan(59 * 60_000)
  expect(await page.answer(page.say('Still here'))).toMatchObject({ why: 'muted' })
  const { id: other } = await makeChatRoom()
  const elsewhere = await TestChat.openAs(ann, other)
  expect(await elsewhere.answer(elsewhere.say('Hello'))).toMatchObject({ type: 'said' })
  for (const each of [page, elsewhere]) each.close()
})

test('a mute everywhere silences her in all rooms, at once, and over lost memory', async () => {
  const { id, admin, ann, page, messageId } = await rudeScene()
  const { id: other } = await makeChatRoom()
  const elsewhere = await TestChat.openAs(ann, other)
  await elsewhere.answer(elsewhere.say('Before'))
  await report(await makeUser(), id, messageId)
  const [open] = await queue(admin, id)
  await decide(admin, { id: open?.id, act: 'mute_everywhere', minutes: 1440, reason: 'Rude' })
  const muted = await page.first('muted')
  expect(muted).toMatchObject({ isEverywhere: true })
  expect(await page.answer(page.say('Still here'))).toMatchObject({ why: 'muted_everywhere' })
  await evict([testEnv.CHAT_RELAYS.getByName(`${other}:0`)])
  expect(await elsewhere.answer(elsewhere.say('And here'))).toMatchObject({ why: 'muted_everywhere' })
  expect(await elsewhere.first('muted')).toEqual(muted)
  const late = await TestChat.openAs(ann, other)
  expect(late.of('welcome')[0]?.mutedEverywhereUntil).toBe(muted.until)
  await testEnv.ACCOUNTS.prepare('update chat_mutes set until = ? where uid = ?')
    .bind(Date.now() - 1, ann.uid)
    .run()
  await evict([testEnv.CHAT_RELAYS.getByName(`${other}:0`)])
  expect(await late.answer(late.say('Sorry'))).toMatchObject({ type: 'said' })
  for (const each of [page, elsewhere, late]) each.close()
})

test('nobody mutes staff, nor the streamer in her room', async () => {
  const { id, streamer } = await makeChatRoom()
  const [admin, moderator] = [await makeUser(['administrator']), await makeUser(['moderator'])]
  const reporter = await makeUser()
  for (const her of [streamer, moderator]) {
    const page = await TestChat.openAs(her, id)
    const answer = await page.answer(page.say(`I am ${her.uid}`))
    await report(reporter, id, answer.type === 'said' ? answer.id : 0)
    page.close()
  }
  const cases = await queue(admin, id)
  expect(cases.map(({ part }) => part)).toEqual(['streamer', 'staff'])
  for (const { id: caseId } of cases)
    for (const act of ['mute_room', 'mute_everywhere'])
      expect((await decide(admin, { id: caseId, act, minutes: 1440, reason: 'x' })).errorMsg).toBe('forbidden')
  expect(await queue(admin, id)).toHaveLength(2)
})

test('a decision that the room did not get leaves the case open', async () => {
  const { id, admin, page, messageId } = await rudeScene()
  await report(await makeUser(), id, messageId)
  const [open] = await queue(admin, id)
  const decision = { id: open?.id, act: 'remove', reason: 'Rude' }
  const lost = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await envelopeOf(adminChatCalls.decideReport, decision as never, {
    token: admin.token,
    settings: { CHAT_ROOMS: { getByName: () => ({ message: () => Promise.reject(new Error('lost')) }) } as never },
  })
  lost.mockRestore()
  expect(answer.status).toBe('fail')
  expect(await queue(admin, id)).toHaveLength(1)
  expect(await decide(admin, decision)).toMatchObject({ status: 'success' })
  await page.first('removed')
  page.close()
})

test('a decision takes no other message out that has the same number now', async () => {
  const { id, admin, page, messageId } = await rudeScene()
  await report(await makeUser(), id, messageId)
  const [open] = await queue(admin, id)
  page.close()
  const room = testEnv.CHAT_ROOMS.getByName(String(id))
  await runInDurableObject(room, (_, { storage }) => void storage.sql.exec('delete from batches'))
  await evict([room])
  await room.post([{ by: { uid: 1, name: 'u', level: 1 }, text: 'innocent', nonce: 'nonce-innocent' }])
  await decide(admin, { id: open?.id, act: 'remove', reason: 'Rude' })
  const later = await TestChat.open(id)
  expect(later.of('welcome')[0]?.messages).toMatchObject([{ id: messageId, text: 'innocent' }])
  later.close()
})

test('what was decided is kept for ninety days, and what was not for a year', async () => {
  const { id, admin, page, messageId } = await rudeScene()
  await report(await makeUser(), id, messageId)
  const second = await page.answer(page.say('And more'))
  await report(await makeUser(), id, second.type === 'said' ? second.id : 0)
  const [open] = await queue(admin, id)
  await decide(admin, { id: open?.id, act: 'dismiss', reason: 'Fine' })
  const idsAfter = async (days: number) => {
    await removeOldCases(db, Date.now() + days * DAY)
    const { results } = await testEnv.ACCOUNTS.prepare(
      'select text from chat_cases where room_id = ? and exists (select 1 from chat_reports where case_id = id)',
    )
      .bind(id)
      .all()
    return results.length
  }
  expect(await idsAfter(89)).toBe(2)
  expect(await idsAfter(91)).toBe(1)
  expect(await idsAfter(366)).toBe(0)
  await eventually(() => page.of('messages').length > 0)
  page.close()
})

test('nobody decides about a message of her own, nor learns who reported it', async () => {
  const { id } = await makeChatRoom()
  const [moderator, other] = [await makeUser(['moderator']), await makeUser(['moderator'])]
  const page = await TestChat.openAs(moderator, id)
  const answer = await page.answer(page.say('Mine'))
  await report(await makeUser(), id, answer.type === 'said' ? answer.id : 0)
  const [open] = await queue(moderator, id)
  const dismissal = { id: open?.id, act: 'dismiss', reason: 'Fine' }
  expect((await decide(moderator, dismissal)).errorMsg).toBe('not_yourself')
  const told = await envelopeOf(adminChatCalls.getReportCase, { id: open?.id ?? 0 }, { token: moderator.token })
  expect(told.errorMsg).toBe('not_yourself')
  expect(await decide(other, dismissal)).toMatchObject({ status: 'success' })
  page.close()
})

test('a decision whose call died is carried out by the sweep, once', async () => {
  const { id, ann, admin, page, messageId } = await rudeScene()
  await report(await makeUser(), id, messageId)
  const [open] = await queue(admin, id)
  const died = { getByName: () => ({ message: () => new Promise(() => undefined) }) } as never
  void envelopeOf(
    adminChatCalls.decideReport,
    { id: open?.id, act: 'mute_room', minutes: 60, reason: 'Rude' } as never,
    { token: admin.token, at: at(), settings: { CHAT_ROOMS: died } },
  ).catch(() => undefined)
  await eventually(async () => (await queue(admin, id, 'decided')).length === 1)
  const sweepAfter = (minutes: number) =>
    sweepDecisions({ env: testEnv, accountDb: db, now: Date.now() + minutes * 60_000 })
  await sweepAfter(1)
  expect(page.of('removed'), 'its call may be at it').toEqual([])
  await sweepAfter(3)
  expect(await page.first('removed')).toEqual({ type: 'removed', id: messageId })
  const muted = await page.first('muted')
  expect(muted.until - Date.now()).toBeLessThan(60 * 60_000)
  await sweepAfter(3)
  const deeds = await testEnv.CHAT_ROOMS.getByName(String(id)).deeds()
  expect(deeds.map(({ by, deed }) => [by, Object.keys(deed)[0]])).toEqual([
    [admin.uid, 'mute'],
    [admin.uid, 'remove'],
  ])
  expect(page.of('muted'), String(ann.uid)).toHaveLength(1)
  page.close()
})

test('that nothing is wrong is taken back by who decided it, for a while, and the case is open again', async () => {
  const { id, ann, admin, page, messageId } = await rudeScene()
  await report(await makeUser(), id, messageId)
  const [open] = await queue(admin, id)
  const reopen = ({ token }: TestUser, ms = 0) =>
    envelopeOf(
      adminChatCalls.reopenReport,
      { id: open?.id ?? 0 },
      { token, at: new Date(Date.now() + ms).toISOString() },
    )
  expect((await reopen(admin)).errorMsg).toBe('order_moved')
  await decide(admin, { id: open?.id, act: 'dismiss', reason: 'Fine' })
  expect((await reopen(await makeUser(['moderator']))).errorMsg).toBe('order_moved')
  expect((await reopen(admin, 11 * 60_000)).errorMsg).toBe('order_moved')
  expect((await reopen(admin)).status).toBe('success')
  expect((await queue(admin, id))[0]?.decision).toBeUndefined()
  await decide(admin, { id: open?.id, act: 'remove', reason: 'Rude' })
  expect((await reopen(admin)).errorMsg).toBe('order_moved')
  const { results } = await testEnv.ACCOUNTS.prepare('select act from audit where target_uid = ? order by id')
    .bind(ann.uid)
    .all()
  expect(results.map(({ act }) => act)).toEqual(['dismiss_report', 'reopen_report', 'remove_message'])
  page.close()
})
