import type { Env } from '#backend/core/env.ts'
import type { Line, Proof } from '#backend/core/ledger.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import { houseAccounts, parseAccount } from './account-names.ts'
import { add, isNothing } from './amounts.ts'
import { type CopiedLine, checkCopy, countPairLines, type LineRange, type Pair } from './audit.store.ts'
import { areSame, chainFaults, lineFaults, stateFaults } from './compare-copy.ts'
import { listAccounts } from './projection.store.ts'

type AuditEnv = Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>

/** All accounts up to this name are done; of this one only the lines up to `line`, if that is not 0. */
export interface Cursor {
  account: string
  line: number
}

/** What some accounts, or some lines of one, have shown. */
export interface Proven {
  next: Cursor
  accounts: number
  lines: number
  linesUnderWay: number
  oldestUnderWayAt: number | null
  faults: string[]
  /** How much work it was, in accounts. */
  looks: number
}

const ACCOUNTS_AT_A_TIME = 20
/** The copy answers with so many lines at a time, or with those of one proof. */
const LINES_AT_A_TIME = 2_000
/** As many as a proof has at most. */
const LINES_A_PROOF = 1_000
/** A look at one account makes as many statements as one at many: a Worker has a thousand of them. */
const LOOKS_MIN = 10
const TRIES = 4

const objectOf = ({ COIN_ACCOUNTS }: AuditEnv, name: string) =>
  COIN_ACCOUNTS.getByName(name) as unknown as CoinAccountObject

const noAnswer = (account: string, error: unknown): void => logError({ event: 'account_not_audited', account }, error)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What `ask` answers; asked again when an object could not be reached. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await ask()
    } catch (error) {
      if (attempt === TRIES) throw error
      await pause(100 * attempt)
    }
}

/** The next accounts by name, those of the house too, with the last line that the copy has of each. */
async function nextAccounts(env: AuditEnv, { account, line }: Cursor): Promise<Map<string, number>> {
  if (line > 0) return new Map([[account, 0]])
  const copied = await listAccounts(openLedgerDatabase(env), account, ACCOUNTS_AT_A_TIME)
  const last = copied.length === ACCOUNTS_AT_A_TIME ? copied.at(-1)?.name : undefined
  const known = new Map(copied.map(({ name, lastLine }) => [name, lastLine]))
  const houses = houseAccounts().filter((name) => name > account && (last === undefined || name <= last))
  const names = [...new Set([...known.keys(), ...houses])].toSorted().slice(0, ACCOUNTS_AT_A_TIME)
  const next = new Map<string, number>()
  let lines = 0
  for (const name of names) {
    const lastLine = known.get(name) ?? 0
    lines += Math.min(lastLine, LINES_A_PROOF)
    if (lines > LINES_AT_A_TIME && next.size > 0) break
    next.set(name, lastLine)
  }
  return next
}

/** After so many pairs that do not add up nobody waits for one: it is not the moment's traffic. */
const PATIENT_FAULTS = 100

/**
 * What is wrong with what pairs of accounts have with each other under an intent, as they say it themselves: the copy may
 * not have all of it yet, or it moves just now.
 */
async function pairFaults(env: AuditEnv, pairs: readonly Pair[]): Promise<string[]> {
  const faults: string[] = []
  const balanced: { pair: Pair; copied: [number, number] }[] = []
  await lookAtEach(
    pairs,
    async (pair) => {
      const { account, intent, counterpart } = pair
      if (!parseAccount(counterpart))
        return faults.push(`${account}: ${intent} is with ${counterpart}, which is no account`) > 0
      const tries = faults.length < PATIENT_FAULTS ? TRIES : 1
      for (let attempt = 1; ; attempt += 1) {
        const own = await patiently(() => objectOf(env, account).share(account, intent, counterpart))
        const other = await patiently(() => objectOf(env, counterpart).share(counterpart, intent, account))
        const sum = add(own, other)
        if (isNothing(sum)) return balanced.push({ pair, copied: [own.copied, other.copied] }) > 0
        if (attempt === tries) {
          faults.push(
            `${account}: ${intent} with ${counterpart} leaves ${sum.gold} coins and ${sum.diamond} diamonds, not 0`,
          )
          return true
        }
        await patiently(() => objectOf(env, account).settle(account))
        await patiently(() => objectOf(env, counterpart).settle(counterpart))
        await pause(200 * attempt)
      }
    },
    ({ account, counterpart }, error) => {
      faults.push(`${account}: it or ${counterpart} did not answer`)
      noAnswer(account, error)
    },
  )
  if (balanced.length === 0) return faults
  // One statement for all of them: a damaged copy has thousands, and a Worker a thousand statements.
  const others = balanced.map(({ pair: { account, intent, counterpart } }) => {
    return { account: counterpart, intent, counterpart: account }
  })
  const db = openLedgerDatabase(env)
  const own = await countPairLines(
    db,
    balanced.map(({ pair }) => pair),
  )
  const theirs = await countPairLines(db, others)
  const lacking = balanced.filter(({ copied }, at) => (own[at] ?? 0) < copied[0] || (theirs[at] ?? 0) < copied[1])
  return [
    ...faults,
    ...lacking.map(({ pair: { account, intent, counterpart } }) => {
      return `${account}: the copy lacks lines of ${intent} with ${counterpart}`
    }),
  ]
}

/** How the lines of an account that the copy should have differ from those that it has. */
async function copyFaults(
  env: AuditEnv,
  { account, after, upTo }: LineRange,
  lines: readonly CopiedLine[],
  digest: string,
): Promise<string[]> {
  const copied = lines.filter(({ no }) => no > after && no <= upTo)
  if (areSame(account, copied, digest)) return []
  const own: Line[] = []
  for (let last = after; last < upTo; ) {
    const page = (await patiently(() => objectOf(env, account).lines(account, last))).filter(({ no }) => no <= upTo)
    if (page.length === 0) break
    own.push(...page)
    last = page.at(-1)?.no ?? upTo
  }
  return lineFaults(account, own, copied)
}

/** Whether an account has no line of a number that the copy has of it; it may have got it just now. */
async function lacksLine(env: AuditEnv, account: string, no: number): Promise<boolean> {
  const [line] = await patiently(() => objectOf(env, account).lines(account, no - 1))
  return line?.no !== no
}

/**
 * Checks the next accounts after a place: each line against the one before it, each account against its lines, every field
 * of the copy against both, and each amount at both of its ends. Null when there are no more.
 */
export async function proveNext(env: AuditEnv, from: Cursor, now: number): Promise<Proven | null> {
  const known = await nextAccounts(env, from)
  const names = [...known.keys()]
  if (names.length === 0) return null
  const faults: string[] = []
  const proofs = new Map<string, Proof>()
  await lookAtEach(
    names.filter(parseAccount),
    async (name) => {
      const account = objectOf(env, name)
      const prove = () =>
        patiently(async () => {
          if (from.line === 0) await account.settle(name)
          return account.proof(name, now, from.line)
        })
      let proof = await prove()
      // Something late may just be arriving.
      for (let attempt = 1; proof.faults.length > 0 && attempt < TRIES; attempt += 1) {
        await pause(500 * attempt)
        proof = await prove()
      }
      return proofs.set(name, proof).has(name)
    },
    noAnswer,
  )
  // An account with more lines than one proof has is gone on with alone, the others after it are looked at again.
  const isLong = (name: string) => (proofs.get(name)?.upTo ?? 0) < (proofs.get(name)?.lastLine ?? 0)
  const long = names.find(isLong)
  const taken = long === undefined ? names : names.slice(0, names.indexOf(long) + 1)
  const proven = taken.flatMap((name) => {
    const proof = proofs.get(name)
    return proof ? [{ name, proof }] : []
  })
  for (const name of taken)
    if (!parseAccount(name)) faults.push(`${name}: the copy has an account that is none`)
    else if (!proofs.has(name)) faults.push(`${name}: the account did not answer`)
  const ranges = proven.map(({ name, proof }): LineRange => ({ account: name, after: from.line, upTo: proof.upTo }))
  const copy = await checkCopy(openLedgerDatabase(env), ranges)
  await lookAtEach(
    proven,
    async ({ name, proof }) => {
      const { upTo, copiedLine, copiedDigest, lastLine } = proof
      const say = (found: readonly string[]) => faults.push(...found.map((fault) => `${name}: ${fault}`))
      const lines = copy.lines.get(name) ?? []
      say(proof.faults)
      say(chainFaults(lines, from.line))
      const copied = { account: name, after: from.line, upTo: Math.min(upTo, copiedLine) }
      say(await copyFaults(env, copied, lines, copiedDigest))
      const state = copy.states.get(name)
      if (state) say(stateFaults(name, state, proof))
      const { firstLine, lastLine: last } = state?.byLines ?? { firstLine: 1, lastLine: 0 }
      const isBeyond = (known.get(name) ?? 0) > lastLine || (last > lastLine && (await lacksLine(env, name, last)))
      if (isBeyond || firstLine < 1) say(['the copy has lines that the account has not'])
      return true
    },
    ({ name }, error) => {
      faults.push(`${name}: the account did not answer`)
      noAnswer(name, error)
    },
  )
  faults.push(...copy.doubled.map((intent) => `the intent ${intent} was begun by two accounts`))
  faults.push(...(await pairFaults(env, copy.unbalanced)))
  const ends = proven.filter(({ name }) => name !== long)
  const times = ends.flatMap(({ proof }) => proof.oldestUnderWayAt ?? [])
  return {
    next: { account: taken.at(-1) ?? from.account, line: long === undefined ? 0 : (proofs.get(long)?.upTo ?? 0) },
    accounts: taken.length - (long === undefined ? 0 : 1),
    lines: proven.reduce((sum, { proof }) => sum + proof.upTo - from.line, 0),
    linesUnderWay: ends.reduce((sum, { proof }) => sum + proof.lastLine - proof.copiedLine, 0),
    oldestUnderWayAt: times.length > 0 ? Math.min(...times) : null,
    faults,
    looks: Math.max(names.length, LOOKS_MIN) + 2 * copy.unbalanced.length,
  }
}
