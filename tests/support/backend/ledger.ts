/** Accounts of the ledger as tests see them. */
import { houseAccounts, userAccount } from '#backend/coins/account-names.ts'
import type { CoinAccount } from '#backend/coins/coin-account.ts'
import { grant } from '#backend/coins/coins.ts'
import type { Amounts, Line, Proof } from '#backend/core/ledger.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { testEnv } from './calls.ts'

export const ledgerDb = openLedgerDatabase(testEnv)

let lastUid = 5_000_000_000
/** A uid of its own, with these amounts from the house; no account of the site goes with it. */
export async function richUser(amounts: Partial<Amounts> = {}): Promise<number> {
  const uid = ++lastUid
  if (amounts.gold || amounts.diamond) await giveCoins(uid, amounts)
  return uid
}

let grants = 0
export const giveCoins = (uid: number, amounts: Partial<Amounts>) =>
  grant(testEnv, {
    uid,
    from: 'recharge',
    amounts,
    intent: `test-grant:${++grants}`,
    reason: 'recharge',
    now: Date.now(),
  })

export const accountStub = (name: string) =>
  testEnv.COIN_ACCOUNTS.getByName(name) as unknown as DurableObjectStub<CoinAccount>

/** All lines of an account, by its own book. */
export async function linesOf(uid: number): Promise<Line[]> {
  const name = userAccount(uid)
  const lines: Line[] = []
  for (;;) {
    const page = await accountStub(name).lines(name, lines.length)
    if (page.length === 0) return lines
    lines.push(...page)
  }
}

export const proofOf = (name: string): Promise<Proof> => accountStub(name).proof(name, Date.now())

const SETTLED_MS_MAX = 90_000

/** Resolves when none of these accounts, nor the house, has anything under way, and the copy has every line. */
export async function settled(names: readonly string[]): Promise<void> {
  const until = Date.now() + SETTLED_MS_MAX
  for (const name of [...names, ...houseAccounts()])
    while (!(await accountStub(name).settle(name))) {
      if (Date.now() > until) throw new Error(`${name} is not settled`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}
