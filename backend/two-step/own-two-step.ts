import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { endSessions } from '#backend/identity/end-sessions.ts'
import { setSecondAt } from '#backend/identity/sessions.store.ts'
import { notify } from '#backend/notice/notify.ts'
import type { twoStepCalls } from '#contract/two-step.ts'
import { PASSKEYS_MAX } from '#contract/two-step-rules.ts'
import { confirmSecret, findApp, removeConfirmedApp, saveNewApp } from './app.store.ts'
import { insertPasskey, listPasskeys, removePasskeyRow } from './passkeys.store.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts'
import { newRecoveryCodes, recoveryHashOf } from './recovery-codes.ts'
import { ownAccountForChange } from './require-fresh-step.ts'
import { hasSecondStep, removeLoneRecoveryCodes } from './second-step.store.ts'
import { isRequiredOfStaff, staffRefusal } from './staff-gate.ts'
import { isCodeOf, mustVerify, type Taker, takeSecondStep, tryCode, waysOf } from './take-second-step.ts'
import { newApp, sealingKey } from './totp.ts'
import { creationOptions, passkeyHost, verifiedCreation } from './webauthn.ts'

type Calls = typeof twoStepCalls

const BEGINS_MAX = 30
const BEGINS_MS = 15 * 60_000

/** The caller, in this session. */
const takerOf = ({ viewer }: UserContext, use: 'add' | 'prove'): Taker => ({
  uid: viewer.uid,
  use: `${use} ${viewer.sessionId}`,
  isVerified: mustVerify(viewer.roles),
  counted: `session:${viewer.sessionId}`,
})

const mayBegin = (context: UserContext, what: string): Promise<boolean> =>
  isWithinLimit(context, `second-begin:${what}:${context.viewer.uid}`, BEGINS_MAX, BEGINS_MS)

export const getTwoStep: Verb<Calls['getTwoStep']> = async (context) => {
  const { env, accountDb, viewer } = context
  const [app, keys, recoveryCodesLeft, at] = await Promise.all([
    findApp(accountDb, viewer.uid),
    listPasskeys(accountDb, viewer.uid),
    countRecoveryCodes(accountDb, viewer.uid),
    passkeyHost(context),
  ])
  return {
    hasApp: Boolean(app?.confirmedAt),
    canHaveApp: sealingKey(env) !== undefined,
    canHavePasskey: at !== undefined,
    passkeys: keys.map(({ id, name, host, createdAt, usedAt }) => ({
      id,
      name,
      host,
      isHere: host === at?.host,
      createdAt: instant(createdAt),
      ...(usedAt === null ? {} : { usedAt: instant(usedAt) }),
    })),
    recoveryCodesLeft,
    isRequired: mustVerify(viewer.roles) && (await isRequiredOfStaff(context)),
  }
}

export const getStaffGate: Verb<Calls['getStaffGate']> = async (context) => ({
  refusal: (mustVerify(context.viewer.roles) ? await staffRefusal(context) : null) ?? 'none',
})

async function newCodes({ env, accountDb, now }: UserContext, uid: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    accountDb,
    uid,
    await Promise.all(codes.map((code) => recoveryHashOf(env, uid, code))),
    now,
  )
  return codes
}

/**
 * What follows when a way was added: this session has taken the step; sessions that began without one end, and recovery
 * codes are made, when it is the first.
 */
async function added(context: UserContext, what: 'app_on' | 'passkey_added', isFirst: boolean) {
  const { accountDb, viewer, now } = context
  await setSecondAt(accountDb, viewer.sessionId, now)
  if (isFirst) await endSessions(context, viewer.uid, { except: viewer.sessionId })
  await notify(context, viewer.uid, 'two_step_changed', { what })
  const hasCodes = (await countRecoveryCodes(accountDb, viewer.uid)) > 0
  return isFirst || !hasCodes ? { recoveryCodes: await newCodes(context, viewer.uid) } : {}
}

async function removed(context: UserContext, what: 'app_off' | 'passkey_removed') {
  const { accountDb, viewer } = context
  await removeLoneRecoveryCodes(accountDb, viewer.uid)
  const isOn = await hasSecondStep(accountDb, viewer.uid)
  await notify(context, viewer.uid, 'two_step_changed', { what: isOn ? what : 'off' })
  return { done: true } as const
}

export const beginApp: Verb<Calls['beginApp']> = async (context) => {
  const { env, accountDb, now } = context
  const key = sealingKey(env)
  if (!key) return fail('not_configured')
  const account = await ownAccountForChange(context)
  if (account instanceof Fail) return account
  if (!(await mayBegin(context, 'app'))) return fail('rate_limited')
  const { uid } = account.own
  const { sealed, keyId, secret, address } = await newApp(context, key, account.own)
  return (await saveNewApp(accountDb, { uid, sealed, keyId, createdAt: now })) ? { secret, address } : fail('too_many')
}

export const confirmApp: Verb<Calls['confirmApp']> = async (context, { code }) => {
  const { accountDb, now } = context
  const account = await ownAccountForChange(context)
  if (account instanceof Fail) return account
  const { uid } = account.own
  const app = await findApp(accountDb, uid)
  if (!app || app.confirmedAt !== null) return fail('not_found')
  const wrong = await tryCode(context, takerOf(context, 'add'), () => isCodeOf(context, uid, code, true))
  if (wrong) return wrong
  if (!(await confirmSecret(accountDb, app, now))) return fail('not_found')
  return added(context, 'app_on', account.isFirst)
}

export const removeApp: Verb<Calls['removeApp']> = async (context) => {
  const account = await ownAccountForChange(context)
  if (account instanceof Fail) return account
  return (await removeConfirmedApp(context.accountDb, account.own.uid)) ? removed(context, 'app_off') : { done: true }
}

export const beginPasskey: Verb<Calls['beginPasskey']> = async (context) => {
  const at = await passkeyHost(context)
  if (!at) return fail('not_configured')
  const account = await ownAccountForChange(context)
  if (account instanceof Fail) return account
  if (!(await mayBegin(context, 'passkey'))) return fail('rate_limited')
  const keys = await listPasskeys(context.accountDb, account.own.uid)
  if (keys.length >= PASSKEYS_MAX) return fail('too_many')
  const signing = { ...takerOf(context, 'add'), username: account.own.username }
  return { options: await creationOptions(context, at, signing, keys) }
}

export const addPasskey: Verb<Calls['addPasskey']> = async (context, { passkey, name }) => {
  const at = await passkeyHost(context)
  if (!at) return fail('passkey_failed')
  const account = await ownAccountForChange(context)
  if (account instanceof Fail) return account
  const made = await verifiedCreation(context, at.host, takerOf(context, 'add'), passkey)
  if (!made) return fail('passkey_failed')
  const row = { ...made, uid: account.own.uid, host: at.host, name: name.trim() || '?' }
  if (!(await insertPasskey(context.accountDb, { ...row, createdAt: context.now, usedAt: null })))
    return fail('too_many')
  return added(context, 'passkey_added', account.isFirst)
}

export const removePasskey: Verb<Calls['removePasskey']> = async (context, { id }) => {
  const account = await ownAccountForChange(context)
  if (account instanceof Fail) return account
  const isGone = await removePasskeyRow(context.accountDb, account.own.uid, id)
  return isGone ? removed(context, 'passkey_removed') : fail('not_found')
}

export const makeRecoveryCodes: Verb<Calls['makeRecoveryCodes']> = async (context) => {
  const account = await ownAccountForChange(context)
  if (account instanceof Fail) return account
  if (account.isFirst) return fail('not_found')
  const recoveryCodes = await newCodes(context, account.own.uid)
  await notify(context, account.own.uid, 'two_step_changed', { what: 'recovery_made' })
  return { recoveryCodes }
}

export const beginSecondProof: Verb<Calls['beginSecondProof']> = (context) => waysOf(context, takerOf(context, 'prove'))

export const proveSecondStep: Verb<Calls['proveSecondStep']> = async (context, input) => {
  const { accountDb, viewer, now } = context
  const refusal = await takeSecondStep(context, takerOf(context, 'prove'), input)
  if (refusal) return refusal
  await setSecondAt(accountDb, viewer.sessionId, now)
  return { done: true }
}
