import type { Env } from '#backend/core/env.ts'
import type { Amounts, Proof } from '#backend/core/ledger.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { houseAccounts } from './account-names.ts'
import { add, isNothing, NOTHING } from './amounts.ts'
import { listAccounts, listDoubledIntents, sumLines } from './projection.store.ts'

type AuditEnv = Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>

export interface Audit {
  accounts: number
  lines: number
  /** How many of the lines are still on their way to the copy. */
  linesUnderWay: number
  /** All balances, holds and amounts under way together: 0 in each currency. */
  sum: Amounts
  /** What is wrong, in words; none: the books are in order. */
  faults: string[]
}

const ACCOUNTS_AT_ONCE = 20
/** While money moves, accounts are read one after the other: a sum that is not 0 is looked at again. */
const TRIES = 5
const FAULTS_MAX = 100
/** A page of accounts, whose copies are compared too. */
const PAGE = 200

async function accountNames(env: AuditEnv): Promise<string[]> {
  const db = openLedgerDatabase(env)
  const names = new Set(houseAccounts())
  for (let after = ''; ; ) {
    const page = await listAccounts(db, after, PAGE)
    for (const { name } of page) names.add(name)
    const last = page.at(-1)
    if (!last) return [...names]
    after = last.name
  }
}

const same = (a: Amounts, b: Amounts): boolean => a.gold === b.gold && a.diamond === b.diamond

/** What the copy of an account lacks of the lines that it has acknowledged. Newer ones are on their way. */
async function copyFaults(env: AuditEnv, name: string, { copiedLine, copiedSum }: Proof): Promise<string[]> {
  const copy = await sumLines(openLedgerDatabase(env), name, copiedLine)
  if (copy.count === copiedLine && same(copy, copiedSum)) return []
  return [`${name}: the copy has ${copy.count} of ${copiedLine} lines, or others`]
}

/** An account after everything of it has reached the others, so far as it can. */
async function proofOf(env: AuditEnv, name: string, now: number): Promise<Proof> {
  const account = env.COIN_ACCOUNTS.getByName(name) as unknown as CoinAccountObject
  await account.settle(name)
  return account.proof(name, now)
}

async function auditOnce(env: AuditEnv, now: number): Promise<Audit> {
  const names = await accountNames(env)
  const audit: Audit = { accounts: names.length, lines: 0, linesUnderWay: 0, sum: NOTHING, faults: [] }
  for (let at = 0; at < names.length; at += ACCOUNTS_AT_ONCE) {
    const some = names.slice(at, at + ACCOUNTS_AT_ONCE)
    const proofs = await Promise.all(some.map((name) => proofOf(env, name, now)))
    for (const [index, proof] of proofs.entries()) {
      const name = some[index] ?? ''
      audit.lines += proof.lastLine
      audit.linesUnderWay += proof.lastLine - proof.copiedLine
      audit.sum = [proof.balance, proof.held, proof.underWay].reduce(add, audit.sum)
      audit.faults.push(...proof.faults.map((fault) => `${name}: ${fault}`), ...(await copyFaults(env, name, proof)))
    }
  }
  if (!isNothing(audit.sum))
    audit.faults.push(`all accounts together have ${audit.sum.gold} coins and ${audit.sum.diamond} diamonds, not 0`)
  const doubled = await listDoubledIntents(openLedgerDatabase(env), FAULTS_MAX)
  audit.faults.push(...doubled.map(({ intent, n }) => `the intent ${intent} was begun by ${n} accounts`))
  return { ...audit, faults: audit.faults.slice(0, FAULTS_MAX) }
}

/**
 * Checks every account line by line, its copy, and all of them together. It reads everything: for a command and for
 * tests, not for visitors.
 */
export async function auditLedger(env: AuditEnv, now: number, tries = TRIES): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const audit = await auditOnce(env, now)
    if (audit.faults.length === 0 || attempt >= tries) return audit
    await new Promise((resolve) => setTimeout(resolve, 500 * attempt))
  }
}
