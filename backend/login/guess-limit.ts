import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import type { Context } from '#backend/core/context.ts'
import { clearLimit, isWithinLimit } from '#backend/core/limit.ts'

const WINDOW_MS = 15 * 60_000
const PER_ACCOUNT_MAX = 10
const PER_ADDRESS_MAX = 60

const keyOf = (account: string) => `password:${account}`

/** Counts a try of a password from this address; false when there were too many. Before the account's count moves. */
export const mayTryFromAddress = (context: Context): Promise<boolean> =>
  isAddressWithinLimit(context, 'password-address', PER_ADDRESS_MAX, WINDOW_MS)

/** Counts a try of an account's password; false when there were too many. `account`: one key for all its names. */
export const mayTryAccount = (context: Context, account: string): Promise<boolean> =>
  isWithinLimit(context, keyOf(account), PER_ACCOUNT_MAX, WINDOW_MS)

/** Counts a try for both. */
export const mayTryPassword = async (context: Context, account: string): Promise<boolean> =>
  (await mayTryFromAddress(context)) && (await mayTryAccount(context, account))

/**
 * After a right password: resets the account's count. The address's count stays, so that a guesser cannot reset it by
 * signing in to an own account.
 */
export const clearTries = (context: Context, account: string) => clearLimit(context, keyOf(account))
