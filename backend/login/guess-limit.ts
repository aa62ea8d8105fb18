import type { Context } from '#backend/core/context.ts'
import { clearLimit, isWithinLimit } from '#backend/core/limit.ts'

const WINDOW_MS = 15 * 60_000
const PER_ACCOUNT_MAX = 10
const PER_ADDRESS_MAX = 60

const keyOf = (account: string) => `password:${account}`
const addressKeyOf = (address: string) => `password-address:${address}`

/** Whether a password may be tried: `account` is a kind and what it is tried on, known to us or not. */
export async function mayGuess(context: Context, account: string): Promise<boolean> {
  const isFirm = await isWithinLimit(context, addressKeyOf(context.address), PER_ADDRESS_MAX, WINDOW_MS)
  return isFirm && (await isWithinLimit(context, keyOf(account), PER_ACCOUNT_MAX, WINDOW_MS))
}

/** She knew it: her tries before do not count. Those of the address do, lest a guesser sign in between guesses. */
export const forgetGuesses = (context: Context, account: string) => clearLimit(context, keyOf(account))
