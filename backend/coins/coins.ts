import type { Env } from '#backend/core/env.ts'
import type { Amounts, CountedAmounts, House, Outcome, Part, Reason } from '#backend/core/ledger.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { houseAccount, shardFor, userAccount } from './account-names.ts'
import { add, NOTHING, negate } from './amounts.ts'
import { assertTransfer } from './assert-transfer.ts'

/**
 * The only way to move coins and diamonds. Each deed has an intent, e.g. `goods-order:17`: the same intent of the same
 * user happens once, however often it is asked for, so whoever got no answer asks again with the same one. An intent is
 * stored for ever: it is made from an id, never from what a visitor sends.
 */

type CoinsEnv = Pick<Env, 'COIN_ACCOUNTS'>

interface Deed {
  intent: string
  uid: number
  reason: Reason
  /** What it pays for, e.g. `goods-order:17`. */
  link?: string
  /** The backend's clock, milliseconds since the epoch. */
  now: number
}

/** Who gets what. Amounts are not negative. `isBusy`: so many pay this user at a time that one object is not enough. */
export type Receiver = Partial<Amounts> & ({ house: House } | { uid: number; isBusy?: true })

export interface Payment extends Deed {
  to: readonly Receiver[]
}

const TRIES = 3

/** The platform may drop a call to an object, which then did happen or not: asked again under its intent it is the same. */
async function ask<T>(
  { COIN_ACCOUNTS }: CoinsEnv,
  uid: number,
  work: (account: CoinAccountObject, name: string) => Promise<T>,
): Promise<T> {
  const name = userAccount(uid)
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Answers are plain values: the platform's types for calls to objects say less than the object's own.
      return await work(COIN_ACCOUNTS.getByName(name) as unknown as CoinAccountObject, name)
    } catch (error) {
      const isPassing = error instanceof Error && (error as { retryable?: boolean }).retryable === true
      if (!isPassing || attempt === TRIES) throw error
    }
  }
}

/** Two amounts, neither of them negative. */
function wholeOf({ gold = 0, diamond = 0 }: Partial<Amounts>): Amounts {
  if (gold < 0 || diamond < 0) throw new Error('amounts are not negative')
  return { gold, diamond }
}

function accountOf(receiver: Receiver, payer: string): string {
  if ('house' in receiver) return shardFor(houseAccount(receiver.house), payer)
  const account = userAccount(receiver.uid)
  return receiver.isBusy ? shardFor(account, payer) : account
}

const partsOf = (to: readonly Receiver[], payer: string): Part[] =>
  to.map((receiver) => ({ with: accountOf(receiver, payer), ...negate(wholeOf(receiver)) }))

async function move(env: CoinsEnv, { uid, ...deed }: Deed, parts: readonly Part[]): Promise<Outcome> {
  const transfer = { ...deed, parts }
  assertTransfer(userAccount(uid), transfer, false)
  return ask(env, uid, (account, name) => account.move(name, transfer))
}

/** What the house gives and takes at once. */
const withHouse = (house: House, uid: number, given: Amounts, taken: Amounts): Part[] => [
  { with: shardFor(houseAccount(house), userAccount(uid)), ...add(given, negate(taken)) },
]

/** The user pays, everybody at once or nobody. */
export const pay = async (env: CoinsEnv, { to, ...deed }: Payment): Promise<Outcome> =>
  move(env, deed, partsOf(to, userAccount(deed.uid)))

/** The house gives the user coins or diamonds. */
export const grant = async (
  env: CoinsEnv,
  { from, amounts, ...deed }: Deed & { from: House; amounts: Partial<Amounts> },
): Promise<Outcome> => move(env, deed, withHouse(from, deed.uid, wholeOf(amounts), NOTHING))

/** The house takes one currency and gives the other, both or neither. */
export const exchange = async (
  env: CoinsEnv,
  { takes, gives, ...deed }: Deed & { takes: Partial<Amounts>; gives: Partial<Amounts> },
): Promise<Outcome> => move(env, deed, withHouse('exchange', deed.uid, wholeOf(gives), wholeOf(takes)))

/** Sets aside what the user will pay when it is posted; at `expiresAt` (the backend's clock) it comes back by itself. */
export async function hold(env: CoinsEnv, { uid, to, ...deed }: Payment & { expiresAt: number }): Promise<Outcome> {
  const held = { ...deed, parts: partsOf(to, userAccount(uid)) }
  assertTransfer(userAccount(uid), held, true)
  return ask(env, uid, (account, name) => account.hold(name, held))
}

/** Pays what is on hold: all, or these amounts; the rest comes back. */
export const post = (
  env: CoinsEnv,
  { uid, intent, now, amounts }: Pick<Deed, 'uid' | 'intent' | 'now'> & { amounts?: Amounts },
): Promise<Outcome> => ask(env, uid, (account, name) => account.post(name, intent, now, amounts))

/** Gives back what is on hold. */
export const voidHold = (env: CoinsEnv, { uid, intent, now }: Pick<Deed, 'uid' | 'intent' | 'now'>): Promise<Outcome> =>
  ask(env, uid, (account, name) => account.voidHold(name, intent, now))

/** What the user can spend now; from now on the user's inbox is told each change, while a page is open. */
export const watchBalance = (env: CoinsEnv, uid: number): Promise<CountedAmounts> =>
  ask(env, uid, (account, name) => account.watch(name))

/** What the user can spend now. */
export const balanceOf = (env: CoinsEnv, uid: number): Promise<Amounts> =>
  ask(env, uid, (account, name) => account.balance(name))
