import { nowOf } from '#backend/core/clock.ts'
import type { Context } from '#backend/core/context.ts'
import { deferOn } from '#backend/core/defer.ts'
import type { Env } from '#backend/core/env.ts'
import {
  type AccountDatabase,
  type MatchDatabase,
  openAccountDatabase,
  openLedgerDatabase,
  openMatchDatabase,
} from '#backend/db/database.ts'
import { purgeDeletedAccounts } from '#backend/user/purge.ts'
import { languageOf } from '#contract/languages.ts'
import { removeExpiredProposals } from './admin/role-proposals.store.ts'
import { removeEndedMutes } from './chat/mutes.store.ts'
import { removeOldCases } from './chat/reports.store.ts'
import { openOldBalances } from './coins/open-balances.ts'
import { stepLedgerRun } from './coins/step-ledger-run.ts'
import { removeRefusedExchanges } from './exchange/exchanges.store.ts'
import { sweepExchanges } from './exchange/finish-exchange.ts'
import { maintainCalendar } from './feed/ensure-calendar.ts'
import { sweepGifts } from './gift/finish-gift.ts'
import { removeOldGifts } from './gift/gifts.store.ts'
import { removeExpiredLogins } from './login/remove-expired.ts'
import { payClaimedBonuses } from './login/welcome-bonus.ts'
import { goodsLedger } from './mall/ledger.ts'
import { sweepRedemptions } from './mall/sweep-redemptions.ts'
import { sendMembershipNotices } from './membership/notices.ts'
import { sweepMembershipOrders } from './membership/sweep-orders.ts'
import { coinLedger } from './payment/coin-ledger.ts'
import { sweepOrders } from './payment/sweep-orders.ts'
import { sweepIdPhotos } from './streamer/sweep-photos.ts'
import { sweepStreams } from './streamer/sweep-streams.ts'

interface Working {
  env: Env
  matchDb: MatchDatabase
  accountDb: AccountDatabase
  now: number
  defer: Context['defer']
}

const lan = languageOf(undefined)

/**
 * By the triggers of backend/wrangler.toml. Each is a call of its own to the Worker, so that none takes another's time,
 * calls or queries; work of one trigger shares them, and does not wait for each other.
 */
const CRONS = new Map(
  Object.entries<(working: Working) => readonly Promise<unknown>[]>({
    '7 * * * *': (working) => [
      maintainCalendar(working, working.now),
      removeExpiredLogins(working.accountDb, working.now),
      removeExpiredProposals(working.accountDb, working.now).execute(),
      removeRefusedExchanges(working.accountDb, working.now),
      removeOldCases(working.accountDb, working.now),
      removeEndedMutes(working.accountDb, working.now).execute(),
      removeOldGifts(openLedgerDatabase(working.env), working.now),
      payClaimedBonuses({ ...working, lan }),
      sweepIdPhotos(working),
    ],
    '17 * * * *': (working) => [purgeDeletedAccounts(working)],
    '27 * * * *': ({ env, accountDb, now }) => [openOldBalances(env, accountDb, now)],
    '*/5 * * * *': (working) => [sweepOrders({ ...working, ledger: coinLedger })],
    '1-59/5 * * * *': (working) => [sweepRedemptions({ ...working, ledger: goodsLedger })],
    '2-59/5 * * * *': (working) => [sweepMembershipOrders(working)],
    '3-59/5 * * * *': (working) => [sweepExchanges(working)],
    '4-59/5 * * * *': (working) => [sweepGifts(working)],
    '*/2 * * * *': (working) => [sendMembershipNotices({ ...working, lan })],
    '* * * * *': ({ env, matchDb, now }) => [stepLedgerRun(env, now), sweepStreams({ env, matchDb, now })],
  }),
)

/** Does the work of a trigger. */
export function runCron(cron: string, env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): void {
  const defer = deferOn(ctx)
  const working = {
    env,
    matchDb: openMatchDatabase(env),
    accountDb: openAccountDatabase(env),
    now: nowOf(env),
    defer,
  }
  for (const work of CRONS.get(cron)?.(working) ?? []) defer(work)
}
