import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { setBan } from '#backend/identity/accounts.store.ts'
import { setGrantedRoles } from '#backend/identity/roles.store.ts'
import { removeExpiredSessions } from '#backend/identity/sessions.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { accountCalls } from '#contract/account.ts'
import { adminCalls } from '#contract/admin.ts'
import type { Call } from '#contract/call.ts'
import { loginCalls } from '#contract/login.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeSession, makeUser, PASSWORD, withPassword } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress } from '#tests/support/backend/codes.ts'

const db = openAccountDatabase(testEnv)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const inFuture = (ms: number): string => new Date(Date.now() + ms).toISOString()
const setSession = (id: string, values: Partial<typeof sessions.$inferInsert>) =>
  db.update(sessions).set(values).where(eq(sessions.id, id))

const administrator = () => withPassword({}, ['administrator'])

const graveActs = (uid: number): (readonly [Call, object])[] => [
  [adminCalls.setRoles, { uid, roles: ['anchor'] }],
  [adminCalls.ban, { uid, reason: 'spam' }],
  [adminCalls.unban, { uid }],
]

test('ten minutes after the sign-in a grave act wants a new proof, and has it for ten minutes', async () => {
  const { token } = await administrator()
  const { uid } = await makeUser(['expert'])
  const asked = { token, address: freshAddress(), at: inFuture(11 * MINUTE) }
  for (const [entry, input] of graveActs(uid))
    expect((await envelopeOf(entry, input, asked)).errorMsg, entry.path).toBe('proof_needed')
  const { user } = await call(adminCalls.getAccount, { uid }, asked)
  expect(user.roles).toEqual(['expert'])
  expect(user).not.toHaveProperty('bannedAt')
  await call(accountCalls.proveSession, { password: PASSWORD }, asked)
  for (const [entry, input] of graveActs(uid)) expect((await envelopeOf(entry, input, asked)).status).toBe('success')
  const late = { ...asked, at: inFuture(22 * MINUTE) }
  for (const [entry, input] of graveActs(uid))
    expect((await envelopeOf(entry, input, late)).errorMsg).toBe('proof_needed')
})

test('who was removed as an administrator or banned meanwhile does no grave act', async () => {
  const gone: ((uid: number) => Promise<unknown>)[] = [
    (uid) => db.batch(setGrantedRoles(db, uid, [])),
    async (uid) => setBan(db, uid, { at: Date.now(), reason: 'spam' }),
  ]
  for (const go of gone) {
    const [her, witness] = [await administrator(), await administrator()]
    const [user, banned] = [await makeUser(['expert']), await makeUser()]
    await setBan(db, banned.uid, { at: Date.now(), reason: 'spam' })
    // From now on she counts as an administrator for two seconds.
    await call(adminCalls.listAudit, {}, { token: her.token })
    await go(her.uid)
    const acts = [...graveActs(user.uid).slice(0, 2), ...graveActs(banned.uid).slice(2)]
    for (const [entry, input] of acts)
      expect((await envelopeOf(entry, input, { token: her.token })).errorMsg, entry.path).toBe('forbidden')
    const read = (uid: number) => call(adminCalls.getAccount, { uid }, { token: witness.token })
    const { user: after, sessions: open } = await read(user.uid)
    expect(after.roles).toEqual(['expert'])
    expect(after).not.toHaveProperty('bannedAt')
    expect(open).toHaveLength(1)
    expect((await read(banned.uid)).user).toHaveProperty('bannedAt')
    const { list } = await call(adminCalls.listAudit, { uid: String(user.uid) }, { token: witness.token })
    expect(list.map(({ act }) => act)).toEqual(['view_user'])
  }
})

test('of administrators who remove or ban one another at once, one is left', async () => {
  const acts = [(uid: number) => graveActs(uid)[0], (uid: number) => graveActs(uid)[1]]
  for (const act of acts) {
    const both = [await administrator(), await administrator()] as const
    const made = both.map(({ token }, index) => {
      const [entry, input] = act(both[1 - index]?.uid ?? 0) ?? []
      return entry && envelopeOf(entry, input ?? {}, { token })
    })
    const outcomes = (await Promise.all(made)).map((envelope) => envelope?.errorMsg ?? 'done')
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  }
})

test('the proof of one session is none of another, and a sign-in by a third party is none', async () => {
  const { uid, token } = await administrator()
  const other = await makeSession(uid)
  await setSession(other.sessionId, { provenAt: null })
  const target = await makeUser()
  await call(accountCalls.proveSession, { password: PASSWORD }, { token, address: freshAddress() })
  for (const [entry, input] of graveActs(target.uid))
    expect((await envelopeOf(entry, input, { token: other.token })).errorMsg).toBe('proof_needed')
})

test('every call of administration that writes wants a proof, or is known to be mild', () => {
  const mild: readonly Call[] = [adminCalls.endUserSessions, adminCalls.answerFeedback, adminCalls.declineRoles]
  for (const entry of Object.values<Call>(adminCalls))
    if (entry.method === 'POST' && !entry.isRead && !mild.includes(entry))
      expect(entry.errors, entry.path).toContain('proof_needed')
})

test.each(['administrator', 'moderator'] as const)(
  'a session of staff (%s) ends after twelve hours, used or not',
  async (role) => {
    const { uid, token, sessionId } = await makeUser([role])
    const isOpen = (ms: number) => call(loginCalls.testLogin, {}, { token, at: inFuture(ms) })
    expect([await isOpen(6 * HOUR), await isOpen(12 * HOUR - MINUTE)]).toEqual([true, true])
    clearViewerCache(uid)
    expect(await isOpen(12 * HOUR + MINUTE)).toBe(false)
    expect((await envelopeOf(noticeCalls.getSocketTicket, {}, { token, at: inFuture(13 * HOUR) })).errorCode).toBe(3001)
    const fresh = await makeSession(uid)
    await setSession(fresh.sessionId, { createdAt: Date.now() + 13 * HOUR })
    const { sessions: open } = await call(
      accountCalls.listSessions,
      {},
      { token: fresh.token, at: inFuture(13 * HOUR) },
    )
    expect(open.map(({ id }) => id)).toEqual([fresh.sessionId])
    await removeExpiredSessions(db, Date.now() + 13 * HOUR)
    expect((await db.select().from(sessions).where(eq(sessions.uid, uid))).map(({ id }) => id)).not.toContain(sessionId)
  },
)

test('a session of a user outlasts twelve hours, but is none of staff once a role is granted', async () => {
  const { token } = await administrator()
  const user = await makeUser()
  await setSession(user.sessionId, { createdAt: Date.now() - 20 * 24 * HOUR })
  const isOpen = () => call(loginCalls.testLogin, {}, { token: user.token, at: inFuture(0) })
  expect(await isOpen()).toBe(true)
  await call(adminCalls.setRoles, { uid: user.uid, roles: ['expert'] }, { token })
  expect(await isOpen()).toBe(true)
  await call(adminCalls.setRoles, { uid: user.uid, roles: ['administrator'] }, { token })
  expect(await isOpen()).toBe(false)
  expect((await envelopeOf(adminCalls.listUsers, {}, { token: user.token, at: inFuture(0) })).errorCode).toBe(3001)
})

const noticesOf = async (token: string) =>
  (await call(noticeCalls.listNotices, {}, { token })).list
    .map(({ type, params }) => ({ ...params, type, role: params.role }))
    .sort((a, b) => `${a.type} ${a.role}`.localeCompare(`${b.type} ${b.role}`))

test('the other administrators are told of each role that is granted or removed, and a log line says it', async () => {
  const [her, him, user] = [await administrator(), await administrator(), await makeUser(['expert'])]
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const set = (uid: number, roles: ('expert' | 'anchor' | 'administrator')[]) =>
    call(adminCalls.setRoles, { uid, roles }, { token: her.token })
  await set(user.uid, ['anchor', 'administrator'])
  await set(user.uid, ['anchor', 'administrator'])
  const lines = log.mock.calls.flat().map((line) => JSON.parse(String(line)) as object)
  log.mockRestore()
  const said = { uid: user.uid, administrator: her.uid }
  expect(lines).toEqual([
    { event: 'role_granted', role: 'administrator', ...said },
    { event: 'role_granted', role: 'anchor', ...said },
    { event: 'role_removed', role: 'expert', ...said },
  ])
  const told = { uid: user.uid, name: user.username, by: her.username }
  expect(await noticesOf(him.token)).toEqual([
    { type: 'role_granted', role: 'administrator', ...told },
    { type: 'role_granted', role: 'anchor', ...told },
    { type: 'role_removed', role: 'expert', ...told },
  ])
  expect(await noticesOf(her.token)).toEqual([])
  await set(him.uid, [])
  expect(await noticesOf(him.token)).toContainEqual(
    expect.objectContaining({ type: 'role_removed', role: 'administrator', uid: him.uid }),
  )
})
