import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { setGrantedRoles } from '#backend/identity/roles.store.ts'
import arena from '#brands/arena.json'
import { adminCalls } from '#contract/admin.ts'
import type { Role } from '#contract/call.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { removeExpiredProposals } from './role-proposals.store.ts'

const db = openAccountDatabase(testEnv)
const HOUR = 3_600_000
const administrator = () => makeUser(['administrator'])

beforeEach(() => testEnv.BRANDS.put('brand:arena', JSON.stringify({ ...arena, roleGrantsByTwo: true })))
afterEach(() => testEnv.BRANDS.delete('brand:arena'))

const set = (token: string, uid: number, roles: Role[]) => call(adminCalls.setRoles, { uid, roles }, { token })
const decide = async (token: string, id: number, at = EVENING) =>
  (await envelopeOf(adminCalls.confirmRoles, { id }, { token, at })).errorMsg ?? 'granted'
const pending = async (token: string, uid: number) =>
  (await call(adminCalls.listRoleProposals, {}, { token })).list.filter((each) => each.uid === uid)
const rolesOf = async (token: string, uid: number) => (await call(adminCalls.getAccount, { uid }, { token })).user.roles
const auditOf = async (token: string, uid: number) =>
  (await call(adminCalls.listAudit, { uid }, { token })).list
    .filter(({ act }) => act !== 'view_user')
    .map(({ act, adminUid, detail }) => [act, adminUid, detail])

/** Two administrators, and a user for whom the first has proposed these roles. */
async function proposed(roles: Role[] = ['administrator']) {
  const [her, him, user] = [await administrator(), await administrator(), await makeUser()]
  expect((await set(her.token, user.uid, roles)).isProposed).toBe(true)
  const [proposal] = await pending(him.token, user.uid)
  if (!proposal) throw new Error('nothing was proposed')
  return { her, him, user, id: proposal.id, proposal }
}

test('a role is granted once another administrator has confirmed it; both stand in the audit log', async () => {
  const { her, him, user, id, proposal } = await proposed(['anchor', 'administrator'])
  expect(proposal).toMatchObject({ username: user.username, proposedBy: her.uid, proposerName: her.username })
  expect(await rolesOf(him.token, user.uid)).toEqual([])
  expect(await decide(her.token, id)).toBe('not_yourself')
  expect(await rolesOf(him.token, user.uid)).toEqual([])
  expect(await decide(him.token, id)).toBe('granted')
  expect(await rolesOf(him.token, user.uid)).toEqual(['administrator', 'anchor'])
  expect(await pending(him.token, user.uid)).toEqual([])
  expect(await auditOf(him.token, user.uid)).toEqual([
    ['confirm_roles', him.uid, 'administrator anchor'],
    ['propose_roles', her.uid, 'administrator anchor'],
  ])
})

test('a ban drops what was proposed before: lifted, it is not confirmed by who did not know of it', async () => {
  const { him, user, id } = await proposed()
  await call(adminCalls.ban, { uid: user.uid, reason: 'Spam' }, { token: him.token })
  expect(await pending(him.token, user.uid)).toEqual([])
  await call(adminCalls.unban, { uid: user.uid }, { token: him.token })
  expect(await decide(him.token, id)).toBe('not_found')
})

test('the other administrators are told of a proposal, and of the grant', async () => {
  const { her, him, user, id } = await proposed()
  const told = async (token: string) =>
    (await call(noticeCalls.listNotices, {}, { token })).list
      .filter(({ params }) => params.uid === user.uid)
      .map(({ type, params }) => [type, params.by])
  expect(await told(him.token)).toEqual([['role_proposed', her.username]])
  await decide(him.token, id)
  expect(await told(her.token)).toEqual([['role_granted', him.username]])
})

test('whichever host the administrator chooses: one brand that wants two people is enough', async () => {
  const [her, user] = [await administrator(), await makeUser()]
  const roles: Role[] = ['expert']
  for (const brand of ['main', 'arena', 'nobodys'])
    expect(
      (await call(adminCalls.setRoles, { uid: user.uid, roles }, { token: her.token, headers: { brand } })).isProposed,
    ).toBe(true)
  expect(await pending(her.token, user.uid)).toHaveLength(1)
  await testEnv.BRANDS.put('brand:arena', JSON.stringify(arena))
  expect((await set(her.token, user.uid, roles)).user.roles).toEqual(['expert'])
  expect(await pending(her.token, user.uid)).toEqual([])
})

test('a brand record that cannot be read counts as one that wants two people', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const her = await administrator()
  for (const record of ['', 'not JSON', '{}', JSON.stringify({ ...arena, roleGrantsByTwo: 'yes' })]) {
    const user = await makeUser()
    await testEnv.BRANDS.put('brand:arena', record)
    expect((await set(her.token, user.uid, ['expert'])).isProposed, record).toBe(true)
    expect(await rolesOf(her.token, user.uid), record).toEqual([])
  }
  expect(log.mock.calls.flat().join('\n')).toContain('"event":"brand_unreadable","key":"brand:arena"')
  log.mockRestore()
})

test('brands beyond the first page of the list count too', async () => {
  const [her, user] = [await administrator(), await makeUser()]
  const list = vi.spyOn(testEnv.BRANDS, 'list')
  list.mockImplementation((options) =>
    Promise.resolve(
      options?.cursor === 'next'
        ? { keys: [{ name: 'brand:arena' }], list_complete: true, cacheStatus: null }
        : { keys: [], list_complete: false, cursor: 'next', cacheStatus: null },
    ),
  )
  expect((await set(her.token, user.uid, ['expert'])).isProposed).toBe(true)
  list.mockRestore()
})

test('two who confirm at once grant it once', async () => {
  const { her, him, user, id } = await proposed()
  const third = await administrator()
  const outcomes = await Promise.all([decide(him.token, id), decide(third.token, id), decide(him.token, id)])
  expect(outcomes.sort()).toEqual(['granted', 'not_found', 'not_found'])
  expect((await auditOf(her.token, user.uid)).filter(([act]) => act === 'confirm_roles')).toHaveLength(1)
})

test('who was removed as an administrator meanwhile confirms nothing, and what they proposed is void', async () => {
  const first = await proposed()
  // Read before the removal: the caller still counts as an administrator for two seconds.
  await pending(first.him.token, first.user.uid)
  await db.batch(setGrantedRoles(db, first.him.uid, []))
  expect(await decide(first.him.token, first.id)).toBe('not_found')
  const second = await proposed()
  await db.batch(setGrantedRoles(db, second.her.uid, []))
  expect(await decide(second.him.token, second.id)).toBe('not_found')
  for (const { her, user } of [first, second]) {
    const witness = await administrator()
    expect(await rolesOf(witness.token, user.uid)).toEqual([])
    expect(her.uid).not.toBe(user.uid)
  }
})

test('a role that another removes meanwhile does not come back by one person', async () => {
  const [her, user] = [await administrator(), await makeUser(['anchor', 'expert'])]
  const brands = await testEnv.BRANDS.list({ prefix: 'brand:' })
  const list = vi.spyOn(testEnv.BRANDS, 'list')
  list.mockImplementation(async () => {
    await db.batch(setGrantedRoles(db, user.uid, ['expert']))
    return brands
  })
  await set(her.token, user.uid, ['anchor'])
  list.mockRestore()
  expect(await rolesOf(her.token, user.uid)).toEqual([])
})

test('nobody confirms a role of their own', async () => {
  const [her, him] = [await administrator(), await administrator()]
  await set(her.token, him.uid, ['administrator', 'expert'])
  const [proposal] = await pending(him.token, him.uid)
  expect(proposal?.roles).toEqual(['expert'])
  expect(await decide(him.token, proposal?.id ?? 0)).toBe('not_yourself')
  expect(await rolesOf(her.token, him.uid)).toEqual(['administrator'])
})

test('a proposal is void after 24 hours', async () => {
  const { him, user, id } = await proposed()
  const late = await makeSession(him.uid)
  const at = Date.parse(EVENING) + 24 * HOUR + 60_000
  await db.update(sessions).set({ createdAt: at, provenAt: at }).where(eq(sessions.id, late.sessionId))
  const asked = { token: late.token, at: new Date(at).toISOString() }
  expect((await call(adminCalls.listRoleProposals, {}, asked)).list.map((each) => each.id)).not.toContain(id)
  expect(await decide(late.token, id, asked.at)).toBe('not_found')
  expect(await rolesOf(him.token, user.uid)).toEqual([])
  await removeExpiredProposals(db, at)
  expect(await pending(him.token, user.uid)).toEqual([])
})

test('confirming wants a fresh proof', async () => {
  const { him, id } = await proposed()
  await db.update(sessions).set({ provenAt: 1 }).where(eq(sessions.id, him.sessionId))
  expect(await decide(him.token, id)).toBe('proof_needed')
})

test('a proposal is withdrawn by who made it, or declined by another, once', async () => {
  for (const who of ['her', 'him'] as const) {
    const made = await proposed()
    const decline = () => envelopeOf(adminCalls.declineRoles, { id: made.id }, { token: made[who].token })
    expect((await decline()).status).toBe('success')
    expect((await decline()).errorMsg).toBe('not_found')
    expect(await decide(made.him.token, made.id)).toBe('not_found')
    expect((await auditOf(made.him.token, made.user.uid))[0]).toEqual(['decline_roles', made[who].uid, 'administrator'])
  }
})

test('a role is taken away at once; another choice replaces what was proposed', async () => {
  const [her, user] = [await administrator(), await makeUser(['expert', 'anchor'])]
  const { user: after, isProposed } = await set(her.token, user.uid, ['anchor', 'moderator'])
  expect([after.roles, isProposed]).toEqual([['anchor'], true])
  await set(her.token, user.uid, ['anchor', 'promotion'])
  expect((await pending(her.token, user.uid)).map(({ roles }) => roles)).toEqual([['promotion']])
  expect((await set(her.token, user.uid, ['anchor'])).isProposed).toBe(false)
  expect(await pending(her.token, user.uid)).toEqual([])
})
