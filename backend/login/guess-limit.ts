import type { Context } from '#backend/core/context.ts'
import { clearLimit, isWithinLimit } from '#backend/core/limit.ts'

const WINDOW_MS = 15 * 60_000
const PER_ACCOUNT_MAX = 10
const PER_ADDRESS_MAX = 60

const keyOf = (account: string) => `password:${account}`
const addressKeyOf = (address: string) => `password-address:${address}`

/** Counts a try of a password; false when there were too many. `account`: `<kind>:<identifier>`, existing or not. */
export async function mayTryPassword(context: Context, account: string): Promise<boolean> {
  const isAddressAllowed = await isWithinLimit(context, addressKeyOf(context.address), PER_ADDRESS_MAX, WINDOW_MS)
  return isAddressAllowed && (await isWithinLimit(context, keyOf(account), PER_ACCOUNT_MAX, WINDOW_MS))
}

/**
 * After a right password: resets the account's count. The address's count stays, so that a guesser cannot reset it by
 * signing in to an own account.
 */
export const clearTries = (context: Context, account: string) => clearLimit(context, keyOf(account))
