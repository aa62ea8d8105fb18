import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { twoStepResets } from '#backend/db/accounts/schema/two-step.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { setGrantedRoles } from '#backend/identity/roles.store.ts'
import { hasSecondStep } from '#backend/two-step/second-step.store.ts'
import arena from '#brands/arena.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { adminTwoStepCalls } from '#contract/admin-two-step.ts'
import type { Role } from '#contract/call.ts'
import { noticeCalls } from '#contract/notice.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { userCalls } from '#contract/user.ts'
import { isOpen, makeUser, signedInAtEvening } from '#tests/support/backend/accounts.ts'
import { type Asked, call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { after, codeAt, ORIGIN, onSite, putMain, withApp, withPasskey } from '#tests/support/backend/two-step.ts'
import { removeExpiredResets } from './two-step-resets.store.ts'

const db = openAccountDatabase(testEnv)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => putMain())
afterEach(() => testEnv.BRANDS.delete('brand:arena'))
const putArena = (change: object) => testEnv.BRANDS.put('brand:arena', JSON.stringify({ ...arena, ...change }))

async function member(roles: Role[]) {
  const made = await makeUser(roles)
  await signedInAtEvening(made.uid)
  return made
}
const administrator = () => member(['administrator'])
const at = (token: string, ms = 0): Asked => onSite({ token, at: after(ms) })
const look = async (asked: Asked) => (await envelopeOf(adminCalls.listAudit, {}, asked)).errorMsg ?? 'ok'

test('one brand that wants a second step is enough, whichever host staff choose; the rest of the site works', async () => {
  const { token } = await administrator()
  const moderator = await member(['moderator'])
  expect(await look(at(token))).toBe('ok')
  await putArena({ staffTwoStep: true })
  for (const brand of ['main', 'arena', 'nobodys'])
    expect(await look({ ...at(token), headers: { brand } })).toBe('two_step_missing')
  const reports = await envelopeOf(adminChatCalls.listReports, {}, at(moderator.token))
  expect(reports.errorMsg).toBe('two_step_missing')
  expect((await envelopeOf(userCalls.getBalance, {}, at(token))).status).toBe('success')
  expect((await call(twoStepCalls.getTwoStep, {}, at(token))).isRequired).toBe(true)
  await withApp(token)
  expect(await look(at(token))).toBe('ok')
})

test('only the role makes it required', async () => {
  await putArena({ staffTwoStep: true })
  const { token } = await member(['anchor', 'expert'])
  expect((await call(twoStepCalls.getTwoStep, {}, at(token))).isRequired).toBe(false)
  expect(await look(at(token))).toBe('forbidden')
})

test('a record that cannot be read keeps nobody out of where it is mended', async () => {
  const { token } = await administrator()
  await testEnv.BRANDS.put('brand:arena', '{}')
  expect(await look(at(token))).toBe('ok')
})

test('administration wants the step of the last twelve hours, and of who was not idle for half an hour', async () => {
  const { token, sessionId } = await administrator()
  const { secret } = await withApp(token)
  expect(await look(at(token, 29 * MINUTE))).toBe('ok')
  expect(await look(at(token, 58 * MINUTE))).toBe('ok')
  expect(await look(at(token, 89 * MINUTE))).toBe('second_step_needed')
  // What is refused is no use of it.
  expect(await look(at(token, 89 * MINUTE))).toBe('second_step_needed')
  const later = at(token, 90 * MINUTE)
  await call(twoStepCalls.proveSecondStep, { code: codeAt(secret, later.at) }, later)
  expect(await look(later)).toBe('ok')
  const proven = Date.parse(after(90 * MINUTE))
  await db
    .update(sessions)
    .set({ createdAt: proven + 2 * HOUR, staffSeenAt: proven + 12 * HOUR - MINUTE })
    .where(eq(sessions.id, sessionId))
  expect(await look(at(token, 90 * MINUTE + 12 * HOUR - MINUTE))).toBe('ok')
  expect(await look(at(token, 90 * MINUTE + 12 * HOUR))).toBe('second_step_needed')
})

test('staff prove it by a passkey only where the authenticator has checked who she is', async () => {
  const { token } = await administrator()
  const { key } = await withPasskey(token)
  const later = at(token, 40 * MINUTE)
  const prove = async (isVerified: boolean) => {
    const { passkey = '' } = await call(twoStepCalls.beginSecondProof, {}, later)
    const signed = await key.sign(passkey, { origin: ORIGIN, isVerified })
    return (await envelopeOf(twoStepCalls.proveSecondStep, { passkey: signed }, later)).errorMsg ?? 'ok'
  }
  expect(await prove(false)).toBe('passkey_failed')
  expect(await look(later)).toBe('second_step_needed')
  expect(await prove(true)).toBe('ok')
  expect(await look(later)).toBe('ok')
})

/** An administrator with a fresh proof, and a user with an app. */
async function scene() {
  const [her, him, user] = [await administrator(), await administrator(), await member([])]
  const { secret } = await withApp(user.token)
  return { her, him, user, secret }
}
const reset = async (token: string, uid: number, ms = 0) => {
  const answer = await envelopeOf(adminTwoStepCalls.resetTwoStep, { uid, reason: 'Lost her phone' }, at(token, ms))
  const result = answer.result as { needsSecond: boolean } | undefined
  return answer.errorMsg ?? (result?.needsSecond ? 'asked' : 'done')
}
const auditOf = async (token: string, uid: number) =>
  (await call(adminCalls.listAudit, { uid: String(uid) } as never, at(token))).list
    .filter(({ act }) => act !== 'view_user')
    .map(({ act, adminUid, detail }) => [act, adminUid, detail])

test('an administrator takes the second step from who has lost it, which ends her sessions and is told', async () => {
  const { her, user } = await scene()
  expect(await reset(her.token, her.uid)).toBe('not_yourself')
  expect(await reset(her.token, user.uid, 11 * MINUTE)).toBe('proof_needed')
  expect(await reset(her.token, user.uid)).toBe('done')
  expect(await hasSecondStep(db, user.uid)).toBe(false)
  expect(await isOpen(user.token)).toBe(false)
  expect(await reset(her.token, user.uid)).toBe('not_found')
  expect(await auditOf(her.token, user.uid)).toEqual([['reset_two_step', her.uid, 'Lost her phone']])
  const notices = await testEnv.ACCOUNTS.prepare('select params from notices where uid = ?').bind(user.uid).all()
  expect(JSON.stringify(notices.results)).toContain('reset')
})

test('with the rule of two, another administrator must do the same, within a day', async () => {
  await putArena({ roleGrantsByTwo: true })
  const { her, him, user } = await scene()
  expect(await reset(her.token, user.uid)).toBe('asked')
  expect(await reset(her.token, user.uid)).toBe('asked')
  expect(await hasSecondStep(db, user.uid)).toBe(true)
  const { twoStep } = await call(adminCalls.getAccount, { uid: String(user.uid) } as never, at(him.token))
  expect(twoStep).toMatchObject({ hasApp: true, recoveryCodes: 10, reset: { by: her.uid, byName: her.username } })
  const { list } = await call(noticeCalls.listNotices, {}, at(him.token))
  expect(list.filter(({ params }) => params.uid === user.uid).map(({ type }) => type)).toEqual(['two_step_reset_asked'])
  expect(await reset(user.token, user.uid)).toBe('forbidden')
  const third = await administrator()
  const outcomes = await Promise.all([reset(him.token, user.uid), reset(third.token, user.uid)])
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(await hasSecondStep(db, user.uid)).toBe(false)
  expect((await auditOf(him.token, user.uid)).map(([act]) => act).sort()).toEqual([
    ...['ask_two_step_reset', 'ask_two_step_reset', 'reset_two_step'],
  ])
})

test('what was asked for is void when it was declined, has expired, or its administrator is none any more', async () => {
  await putArena({ roleGrantsByTwo: true })
  for (const end of ['declined', 'expired', 'removed'] as const) {
    const { her, him, user } = await scene()
    await reset(her.token, user.uid)
    if (end === 'declined') {
      await call(adminTwoStepCalls.declineTwoStepReset, { uid: user.uid }, at(him.token))
      const again = await envelopeOf(adminTwoStepCalls.declineTwoStepReset, { uid: user.uid }, at(him.token))
      expect(again.errorMsg).toBe('not_found')
    }
    if (end === 'expired')
      await db
        .update(twoStepResets)
        .set({ expiresAt: Date.parse(after(0)) })
        .where(eq(twoStepResets.uid, user.uid))
    if (end === 'removed') await db.batch(setGrantedRoles(db, her.uid, []))
    expect(await reset(him.token, user.uid), end).toBe('asked')
    expect(await hasSecondStep(db, user.uid)).toBe(true)
    await removeExpiredResets(db, Date.parse(after(48 * HOUR)))
    expect(await db.select().from(twoStepResets).where(eq(twoStepResets.uid, user.uid))).toEqual([])
  }
})
