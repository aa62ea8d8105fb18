import type { Env } from '#backend/core/env.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import { houseAccounts, parseAccount } from './account-names.ts'
import { deleteLinesAfter, deleteLinesBeforeFirst, extentsOf, listAccounts } from './projection.store.ts'
import {
  addRebuilds,
  beginRebuilds,
  failRebuild,
  insertRun,
  type LedgerRun,
  listRebuilds,
  type Rebuild,
  type RebuiltPage,
  readRebuilt,
  readRun,
  storeRebuilt,
  updateRun,
} from './runs.store.ts'
import type { StepSize } from './step-size.ts'

type RebuildEnv = Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>

/** As many as an account gives at a time. */
const LINES_A_PAGE = 500
/** With this many lines each, what one statement binds stays below 2 MB. */
const ACCOUNTS_AT_A_TIME = 5

/** Some 900 statements: a Worker has 1,000 of them. */
export const REBUILD_STEP: StepSize = { accounts: 650, ms: 40_000 }

/**
 * Makes the copy of the next lines of some accounts again, at most 500 of each, and takes whoever they moved something
 * with into the run. Returns how many accounts answered.
 */
export async function rebuildPages(env: RebuildEnv, run: number, open: readonly Rebuild[]): Promise<number> {
  const db = openLedgerDatabase(env)
  const extents = await extentsOf(
    db,
    open.map(({ account }) => account),
  )
  const read = async ({ account, line }: Rebuild): Promise<RebuiltPage> => {
    // A row of the copy that names no account goes.
    if (!parseAccount(account)) return { account, lines: [], line, isEnd: true }
    const object = env.COIN_ACCOUNTS.getByName(account) as unknown as CoinAccountObject
    const lines = await object.lines(account, line)
    return { account, lines, line: lines.at(-1)?.no ?? line, isEnd: lines.length < LINES_A_PAGE }
  }
  const pages: RebuiltPage[] = []
  await lookAtEach(
    open,
    async (rebuild) => {
      const page = await read(rebuild)
      const { first, last } = extents.get(page.account) ?? { first: 1, last: 0 }
      if (first < 1) await deleteLinesBeforeFirst(db, page.account)
      const hasMore = page.isEnd && last > page.line
      pages.push({ ...page, isEnd: page.isEnd && !hasMore })
      if (hasMore) {
        // The copy has lines that are none. What is deleted with them and was one is read again.
        await deleteLinesAfter(db, page.account, page.line)
        pages.push(await read(page))
      }
      return true
    },
    ({ account }, error) => logError({ event: 'account_not_copied', account }, error),
  )
  await storeRebuilt(db, run, pages)
  const answered = new Set(pages.map(({ account }) => account))
  const silent = open.filter(({ account }) => !answered.has(account))
  if (silent.length > 0)
    await failRebuild(
      db,
      run,
      silent.map(({ account }) => account),
    )
  return answered.size
}

/**
 * Goes on with making the copy again. All that users have came from the house, so whoever has an account is found from
 * the house's accounts, line by line; the accounts that the copy has are looked at too. Each page is stored with how far
 * it is: a step that dies is taken again, and what it does twice is the same.
 */
export async function stepRebuild(
  env: RebuildEnv,
  run: LedgerRun,
  now: number,
  size: StepSize = REBUILD_STEP,
): Promise<boolean> {
  const db = openLedgerDatabase(env)
  const until = Date.now() + size.ms
  if (run.steps === 0) await beginRebuilds(db, run.id, houseAccounts())
  let place = run.account
  let isAnswered = true
  for (let looked = 0; looked < size.accounts && Date.now() < until; looked += ACCOUNTS_AT_A_TIME) {
    const open = await listRebuilds(db, run.id, Math.min(ACCOUNTS_AT_A_TIME, size.accounts))
    if (open.length > 0) {
      isAnswered = (await rebuildPages(env, run.id, open)) > 0
      if (!isAnswered) break
      continue
    }
    const known = (await listAccounts(db, place, LINES_A_PAGE)).map(({ name }) => name)
    const last = known.at(-1)
    if (last === undefined) {
      const { accounts, silent } = await readRebuilt(db, run.id)
      const faults = silent.map((name) => `${name}: the account did not answer`)
      await updateRun(db, run, { account: place, accounts, finishedAt: now, faultCount: faults.length, faults })
      return true
    }
    await addRebuilds(db, run.id, known)
    place = last
  }
  await updateRun(db, run, { account: place })
  return isAnswered
}

/** Makes the whole copy again now, for a command on this machine and for tests. Throws when accounts do not answer. */
export async function rebuildProjection(env: RebuildEnv, now: number, size?: StepSize): Promise<LedgerRun> {
  const db = openLedgerDatabase(env)
  const { id } = await insertRun(db, 'rebuild', now)
  for (;;) {
    const run = await readRun(db, id)
    if (run.finishedAt !== null) return run
    if (!(await stepRebuild(env, run, now, size))) throw new Error('some accounts do not answer: see the log')
  }
}
