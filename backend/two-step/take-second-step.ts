import { isAddressWithinLimit, uncountAddress } from '#backend/core/address-limit.ts'
import type { Context } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { clearLimit, isWithinLimit } from '#backend/core/limit.ts'
import { notify } from '#backend/notice/notify.ts'
import { STAFF_ROLES } from '#contract/call.ts'
import type { SecondStep, SecondStepWays } from '#contract/two-step.ts'
import { findApp, noteStep } from './app.store.ts'
import { findPasskey, listPasskeys } from './passkeys.store.ts'
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-codes.store.ts'
import { recoveryHashOf } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'
import { isSigned, passkeyHost, requestOptions, type Signing, signerOf } from './webauthn.ts'

const WINDOW_MS = 15 * 60_000
const DAY_MS = 24 * 3_600_000
const GUESSES_MAX = 10
/** Three codes of a million are right at a time: whoever has the password needs years of this. */
const GUESSES_A_DAY_MAX = 50
const PER_ADDRESS_MAX = 60
const BY_ADDRESS = 'second-address'
const BEGINS_MAX = 30

/** Who takes the step, and where. */
export interface Taker extends Signing {
  /**
   * For whom guesses are counted: a browser or session of hers has a count of its own, so whoever knows her password and
   * guesses elsewhere does not lock her out of them.
   */
  counted: string
}

/** Staff must be verified by the authenticator itself. */
export const mustVerify = (roles: readonly string[]): boolean => STAFF_ROLES.some((role) => roles.includes(role))

/** By what the step may be taken on this host. Each time with a new challenge. */
export async function waysOf(context: Context, taker: Taker): Promise<SecondStepWays | Fail<'rate_limited'>> {
  const { accountDb } = context
  if (!(await isWithinLimit(context, `second-begin:${taker.use}`, BEGINS_MAX, WINDOW_MS))) return fail('rate_limited')
  const [app, codes, keys, at] = await Promise.all([
    findApp(accountDb, taker.uid),
    countRecoveryCodes(accountDb, taker.uid),
    listPasskeys(accountDb, taker.uid),
    passkeyHost(context),
  ])
  const own = keys.filter(({ host }) => host === at?.host)
  return {
    hasApp: Boolean(app?.confirmedAt),
    hasRecoveryCodes: codes > 0,
    ...(at && own.length > 0 ? { passkey: await requestOptions(context, at.host, taker, own) } : {}),
  }
}

const keysOf = ({ counted }: Taker) => [`second:${counted}`, `second-day:${counted}`] as const

/** Counts a guess before it is compared. */
async function mayGuess(context: Context, taker: Taker): Promise<boolean> {
  const [short, day] = keysOf(taker)
  return (
    (await isAddressWithinLimit(context, BY_ADDRESS, PER_ADDRESS_MAX, WINDOW_MS)) &&
    (await isWithinLimit(context, short, GUESSES_MAX, WINDOW_MS)) &&
    (await isWithinLimit(context, day, GUESSES_A_DAY_MAX, DAY_MS))
  )
}

/** The step was taken: what was counted before it were slips. */
async function clearGuesses(context: Context, taker: Taker): Promise<void> {
  await Promise.all([uncountAddress(context, BY_ADDRESS), ...keysOf(taker).map((key) => clearLimit(context, key))])
}

/** Whether this is a code of the account's app that was not given before. `isNew`: of one that is being set up. */
export async function isCodeOf(
  { env, accountDb, now }: Context,
  uid: number,
  code: string,
  isNew = false,
): Promise<boolean> {
  const app = await findApp(accountDb, uid)
  if (!app || (app.confirmedAt === null) !== isNew) return false
  const step = await stepOfCode(env, app, code, now)
  return step !== undefined && noteStep(accountDb, app, step)
}

async function isRecoveryCode(context: Context, uid: number, code: string): Promise<boolean> {
  const { env, accountDb } = context
  if (!(await consumeRecoveryCode(accountDb, uid, await recoveryHashOf(env, uid, code)))) return false
  await notify(context, uid, 'two_step_changed', {
    what: 'recovery_used',
    left: await countRecoveryCodes(accountDb, uid),
  })
  return true
}

/** Tries a code within the limits of guesses. */
export async function tryCode(
  context: Context,
  taker: Taker,
  isRight: () => Promise<boolean>,
): Promise<Fail<'wrong_code' | 'locked'> | null> {
  if (!(await mayGuess(context, taker))) return fail('locked')
  if (!(await isRight())) return fail('wrong_code')
  await clearGuesses(context, taker)
  return null
}

async function byPasskey(context: Context, taker: Taker, text: string): Promise<Fail<'passkey_failed'> | null> {
  const at = await passkeyHost(context)
  const key = at && (await findPasskey(context.accountDb, { uid: taker.uid, host: at.host, id: signerOf(text) }))
  return key && (await isSigned(context, key, taker, text)) ? null : fail('passkey_failed')
}

/** Takes the second step; null when it is right. What a passkey signs cannot be guessed, so it is not counted. */
export async function takeSecondStep(
  context: Context,
  taker: Taker,
  { code, recoveryCode, passkey }: typeof SecondStep.infer,
): Promise<Fail<'wrong_code' | 'locked' | 'passkey_failed'> | null> {
  if (passkey !== undefined) return byPasskey(context, taker, passkey)
  if (recoveryCode !== undefined) return tryCode(context, taker, () => isRecoveryCode(context, taker.uid, recoveryCode))
  return tryCode(context, taker, () => isCodeOf(context, taker.uid, code ?? ''))
}
