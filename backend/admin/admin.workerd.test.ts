import { expect, test, vi } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { noticeCalls } from '#contract/notice.ts'
import { userCalls } from '#contract/user.ts'
import { makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const admin = () => makeUser(['administrator'])

test('an administrator finds an account by uid, name, email and role', async () => {
  const { token } = await admin()
  const wanted = await makeUser(['expert'])
  const searches = [
    { text: String(wanted.uid) },
    { text: wanted.username.slice(2, 14).toUpperCase() },
    { text: `${wanted.username.toLowerCase()}@example` },
    { text: wanted.username, role: 'expert' as const },
  ]
  for (const search of searches) {
    const { list } = await call(adminCalls.listUsers, search, { token })
    expect(list.map(({ uid }) => uid)).toContain(wanted.uid)
  }
  const { list } = await call(adminCalls.listUsers, { text: wanted.username, role: 'anchor' }, { token })
  expect(list).toEqual([])
})

test('a list masks emails and phones; viewing an account shows them and is audited', async () => {
  const { token } = await admin()
  const { uid, username } = await makeUser()
  const phone = `+86139${String(uid).padStart(8, '0')}`
  await testEnv.ACCOUNTS.prepare("update accounts set phone = ?, area_code = '86' where uid = ?").bind(phone, uid).run()
  const email = `${username.toLowerCase()}@example.org`
  for (const text of [email, phone]) {
    const { list } = await call(adminCalls.listUsers, { text }, { token })
    expect(list.map((user) => user.uid)).toEqual([uid])
    expect(list[0]).toMatchObject({ email: 'u***@example.org', phone: `139****${phone.slice(-4)}` })
  }
  expect((await call(adminCalls.listAudit, { uid }, { token })).list).toHaveLength(0)
  expect((await call(adminCalls.getAccount, { uid }, { token })).user).toMatchObject({ email, phone })
  expect((await call(adminCalls.listAudit, { uid }, { token })).list).toHaveLength(1)
})

test('nothing is changed when the audit line cannot be written', async () => {
  const { token } = await admin()
  const { uid, token: userToken } = await makeUser(['expert'])
  const { id } = await call(userCalls.sendFeedback, { kind: 'bug', text: 'No sound.' }, { token: userToken })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await testEnv.ACCOUNTS.prepare(
    "create trigger no_audit before insert on audit begin select raise(abort, 'the log is full'); end",
  ).run()
  for (const [entry, input] of [
    [adminCalls.setRoles, { uid, roles: ['anchor'] }],
    [adminCalls.ban, { uid, reason: 'spam' }],
    [adminCalls.endUserSessions, { uid }],
    [adminCalls.answerFeedback, { id, answer: 'Fixed.' }],
  ] as const)
    expect((await envelopeOf(entry, input, { token })).errorMsg).toMatch(/^request /)
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = 1 where uid = ?').bind(uid).run()
  expect((await envelopeOf(adminCalls.unban, { uid }, { token })).errorMsg).toMatch(/^request /)
  await testEnv.ACCOUNTS.prepare('drop trigger no_audit').run()
  logged.mockRestore()
  const { user, sessions } = await call(adminCalls.getAccount, { uid }, { token })
  expect(user).toMatchObject({ roles: ['expert'], bannedAt: '1970-01-01T00:00:00.001Z' })
  expect(sessions).toHaveLength(1)
  const { list } = await call(adminCalls.listAllFeedback, { state: 'open' }, { token })
  expect(list.map((line) => line.id)).toContain(id)
})

test('an action on an unknown account is not audited', async () => {
  const { token } = await admin()
  const { list: before } = await call(adminCalls.listAudit, {}, { token })
  const uid = 987_654_321
  for (const [entry, input] of [
    [adminCalls.setRoles, { uid, roles: [] }],
    [adminCalls.ban, { uid, reason: 'x' }],
    [adminCalls.unban, { uid }],
    [adminCalls.endUserSessions, { uid }],
    [adminCalls.answerFeedback, { id: uid, answer: 'x' }],
  ] as const)
    expect((await envelopeOf(entry, input, { token })).errorMsg).toBe('not_found')
  expect((await call(adminCalls.listAudit, {}, { token })).list[0]).toEqual(before[0])
})

test('wildcards in a search are ordinary characters', async () => {
  const { token } = await admin()
  await makeUser()
  expect((await call(adminCalls.listUsers, { text: '%' }, { token })).list).toEqual([])
  expect((await call(adminCalls.listUsers, { text: `${'long.'.repeat(15)}@example.org` }, { token })).list).toEqual([])
  expect((await call(adminCalls.listUsers, { text: "' or 1=1 --" }, { token })).list).toEqual([])
})

test('a ban ends every session at once; the user can sign in again after it', async () => {
  const { token } = await admin()
  const user = await makeUser()
  const second = await makeSession(user.uid)
  expect((await envelopeOf(noticeCalls.listNotices, {}, { token: second.token })).status).toBe('success')
  await call(adminCalls.ban, { uid: user.uid, reason: 'spam' }, { token })
  for (const each of [user.token, second.token])
    expect((await envelopeOf(noticeCalls.listNotices, {}, { token: each })).errorCode).toBe(3001)
  const { user: freed } = await call(adminCalls.unban, { uid: user.uid }, { token })
  expect(freed.bannedAt).toBeUndefined()
  const { token: fresh } = await makeSession(user.uid)
  expect((await envelopeOf(noticeCalls.listNotices, {}, { token: fresh })).status).toBe('success')
})

test('of two who ban at once the second bans nobody anew, and one ban is not lifted in place of another', async () => {
  const [ann, bob] = [await admin(), await admin()]
  const { uid } = await makeUser()
  const first = { uid, reason: 'spam', isFirst: true as const }
  const { user } = await call(adminCalls.ban, first, { token: ann.token })
  const again = await envelopeOf(adminCalls.ban, { ...first, reason: 'abuse' }, { token: bob.token })
  expect(again.errorMsg).toBe('order_moved')
  const later = new Date(Date.now() + 60_000).toISOString()
  await call(adminCalls.ban, { uid, reason: 'fraud' }, { token: bob.token, at: later })
  const undo = { uid, bannedAt: user.bannedAt ?? '' }
  expect((await envelopeOf(adminCalls.unban, undo, { token: ann.token })).errorMsg).toBe('order_moved')
  const { list } = await call(adminCalls.listAudit, { uid }, { token: ann.token })
  expect(list.map(({ act, detail }) => [act, detail])).toEqual([
    ['ban', 'fraud'],
    ['ban', 'spam'],
  ])
  const { user: freed } = await call(adminCalls.unban, { uid, bannedAt: later }, { token: ann.token })
  expect(freed.bannedAt).toBeUndefined()
  expect((await envelopeOf(adminCalls.unban, { uid, bannedAt: later }, { token: ann.token })).errorMsg).toBe(
    'order_moved',
  )
})

test('removing a role takes effect at once', async () => {
  const { token } = await admin()
  const second = await admin()
  expect((await envelopeOf(adminCalls.listUsers, {}, { token: second.token })).status).toBe('success')
  await call(adminCalls.setRoles, { uid: second.uid, roles: ['expert', 'svip'] }, { token })
  expect((await envelopeOf(adminCalls.listUsers, {}, { token: second.token })).errorCode).toBe(4003)
  const { list } = await call(adminCalls.listUsers, { text: String(second.uid) }, { token })
  expect(list[0]?.roles).toEqual(['expert'])
})

test('administrators cannot change their own roles or ban themselves', async () => {
  const { uid, token } = await admin()
  expect((await envelopeOf(adminCalls.setRoles, { uid, roles: [] }, { token })).errorMsg).toBe('not_yourself')
  expect((await envelopeOf(adminCalls.ban, { uid, reason: 'x' }, { token })).errorMsg).toBe('not_yourself')
})

test('ending one session leaves the others', async () => {
  const { token } = await admin()
  const user = await makeUser()
  const second = await makeSession(user.uid)
  expect(await call(adminCalls.endUserSessions, { uid: user.uid, id: second.sessionId }, { token })).toEqual({
    ended: 1,
  })
  expect((await envelopeOf(noticeCalls.listNotices, {}, { token: second.token })).errorCode).toBe(3001)
  expect((await envelopeOf(noticeCalls.listNotices, {}, { token: user.token })).status).toBe('success')
})

test('every action of an administrator is audited once, with actor, target and detail', async () => {
  const { uid: adminUid, token } = await admin()
  const { uid } = await makeUser()
  await call(adminCalls.getAccount, { uid }, { token })
  await call(adminCalls.setRoles, { uid, roles: ['anchor'] }, { token })
  await call(adminCalls.ban, { uid, reason: 'abuse' }, { token })
  await call(adminCalls.unban, { uid }, { token })
  const { sessionId } = await makeSession(uid)
  await call(adminCalls.endUserSessions, { uid }, { token })
  await call(adminCalls.getAccount, { uid }, { token })
  const { list } = await call(adminCalls.listAudit, { uid }, { token })
  expect(list.map(({ act, detail }) => [act, detail])).toEqual([
    ['end_sessions', sessionId],
    ['unban', ''],
    ['ban', 'abuse'],
    ['set_roles', 'anchor'],
    ['view_user', ''],
  ])
  expect(list.every((line) => line.adminUid === adminUid && line.targetUid === uid)).toBe(true)
})

test('the writer of a feedback is notified of its answer', async () => {
  const { token } = await admin()
  const user = await makeUser()
  await testEnv.ACCOUNTS.prepare("insert into feedback (uid, kind, text, created_at) values (?, 'bug', 'no sound', 1)")
    .bind(user.uid)
    .run()
  const { list } = await call(adminCalls.listAllFeedback, { state: 'open' }, { token })
  const line = list.find(({ uid }) => uid === user.uid)
  await call(adminCalls.answerFeedback, { id: line?.id ?? 0, answer: 'Fixed, thank you.' }, { token })
  const after = await call(adminCalls.listAllFeedback, { state: 'open' }, { token })
  expect(after.list.some(({ uid }) => uid === user.uid)).toBe(false)
  const notices = await call(noticeCalls.listNotices, {}, { token: user.token })
  expect(notices.list[0]?.type).toBe('feedback_answered')
})

test('unknown accounts and places at no row get an ordinary answer', async () => {
  const { token } = await admin()
  expect((await envelopeOf(adminCalls.ban, { uid: 987_654_321, reason: 'x' }, { token })).errorMsg).toBe('not_found')
  expect((await call(adminCalls.listUsers, { after: 'n.0.0' }, { token })).list).toEqual([])
  expect((await call(adminCalls.listUsers, { after: 'n.7' }, { token })).list.length).toBeGreaterThan(0)
  expect((await envelopeOf(adminCalls.listUsers, { after: 'n.1;drop' }, { token })).errorMsg).toContain('after')
})
