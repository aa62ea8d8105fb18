import type { Transfer } from '#backend/core/ledger.ts'
import { parentOf, parseAccount } from './account-names.ts'
import { areAmounts, isNothing } from './amounts.ts'

const PARTS_MAX = 8
const INTENT_MAX = 100

/** Throws for what no caller may ask: it is a fault of the code, not of a user. `account` is the one whose book it is for. */
export function assertTransfer(account: string, { intent, parts }: Transfer, isHold: boolean): void {
  if (intent.length === 0 || intent.length > INTENT_MAX) throw new Error('an intent has 1 to 100 characters')
  if (parts.length === 0 || parts.length > PARTS_MAX) throw new Error('a transfer has 1 to 8 parts')
  if (new Set(parts.map((part) => part.with)).size < parts.length) throw new Error('two parts with one account')
  for (const part of parts) {
    const other = parseAccount(part.with)
    if (!other || (parentOf(part.with) ?? part.with) === (parentOf(account) ?? account))
      throw new Error(`no account to move to: ${part.with}`)
    if (!areAmounts(part) || isNothing(part)) throw new Error('amounts are whole numbers, and not both 0')
    const takes = part.gold > 0 || part.diamond > 0
    if (takes && (isHold || !other.house)) throw new Error('only the house gives what it was not asked for')
  }
}
