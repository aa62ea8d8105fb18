import { nowOf } from '#backend/core/clock.ts'
import type { Context } from '#backend/core/context.ts'
import { deferOn } from '#backend/core/defer.ts'
import type { Env } from '#backend/core/env.ts'
import { note } from '#backend/core/marks.ts'
import {
  type AccountDatabase,
  type MatchDatabase,
  openAccountDatabase,
  openLedgerDatabase,
  openMatchDatabase,
} from '#backend/db/database.ts'
import { purgeDeletedAccounts } from '#backend/user/purge.ts'
import { tellTicketRefund } from '#backend/user/tell-ticket-refund.ts'
import { languageOf } from '#contract/languages.ts'
import { removeExpiredBrandProposals } from './admin/brand-proposals.store.ts'
import { sweepDecisions } from './admin/chat-reports.ts'
import { removeExpiredRefundRequests } from './admin/refund-requests.store.ts'
import { removeExpiredClaims } from './admin/review-claims.store.ts'
import { removeExpiredProposals } from './admin/role-proposals.store.ts'
import { removeExpiredResets } from './admin/two-step-resets.store.ts'
import { forgetSignedOutDevices, removeFailingDevices } from './alert/devices.store.ts'
import { sweepAlerts } from './alert/look-at-matches.ts'
import { forgetOldMatches } from './alert/news.store.ts'
import { keepOut } from './announcement/put-out.ts'
import { removeEndedMutes } from './chat/mutes.store.ts'
import { removeOldCases } from './chat/reports.store.ts'
import { openOldBalances } from './coins/open-balances.ts'
import { stepLedgerRun } from './coins/step-ledger-run.ts'
import { removeSimulatedNews } from './comment/remove-simulated-news.ts'
import { sweepVideos } from './comment/sweep-videos.ts'
import { sweepEarnings } from './commission/sweep-earnings.ts'
import { removeOldComplaints } from './complaint/complaints.store.ts'
import { tellFollowers } from './creator/tell-followers.ts'
import { removeRefusedExchanges } from './exchange/exchanges.store.ts'
import { sweepExchanges } from './exchange/finish-exchange.ts'
import { maintainCalendar } from './feed/ensure-calendar.ts'
import { prepareSeasons } from './feed/prepare-seasons.ts'
import { sweepGifts } from './gift/finish-gift.ts'
import { removeOldGifts } from './gift/gifts.store.ts'
import { removeOldGiftMarks } from './level/experience.store.ts'
import { removeExpiredLogins } from './login/remove-expired.ts'
import { payClaimedBonuses } from './login/welcome-bonus.ts'
import { goodsLedger } from './mall/ledger.ts'
import { blankOldDeliveries } from './mall/old-deliveries.store.ts'
import { sweepRedemptions } from './mall/sweep-redemptions.ts'
import { sendMembershipNotices } from './membership/notices.ts'
import { sweepMembershipOrders } from './membership/sweep-orders.ts'
import { writeSimulatedNews } from './news/simulated/write-simulated.ts'
import { removeOldNotices } from './notice/notices.store.ts'
import { coinLedger } from './payment/coin-ledger.ts'
import { sweepOrders } from './payment/sweep-orders.ts'
import { removeRefusedOrders } from './plan/orders.store.ts'
import { sweepPlans } from './plan/settle-plans.ts'
import { sweepSimulatedPlans, writeSimulatedPlans } from './plan/simulated/write-plans.ts'
import { removeOldStandings } from './plan/standings.store.ts'
import { removeOldViews } from './plan/views.store.ts'
import { removeOldHours } from './promotion/visits.store.ts'
import { removePastBroadcasts } from './room/past-broadcasts.store.ts'
import { sweepIndex } from './search/sweep-index.ts'
import { sweepIdPhotos } from './streamer/sweep-photos.ts'
import { sweepStreams } from './streamer/sweep-streams.ts'
import { sweepUnheard } from './streamer/sweep-unheard.ts'
import { closeSilentSupport, removeOldSupport } from './support/requests.store.ts'
import { sweepTickets } from './ticket/settle-tickets.ts'
import { removeRefusedTickets } from './ticket/tickets.store.ts'
import { writeSimulatedVideos } from './video/simulated/write-simulated.ts'
import { removeOldVotes } from './vote/votes.store.ts'

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
      removeExpiredBrandProposals(working.accountDb, working.now).execute(),
      removeExpiredClaims(working.accountDb, working.now).execute(),
      removeExpiredProposals(working.accountDb, working.now).execute(),
      removeExpiredRefundRequests(working.accountDb, working.now).execute(),
      removeExpiredResets(working.accountDb, working.now).execute(),
      removeRefusedExchanges(working.accountDb, working.now),
      removeOldComplaints(working.accountDb, working.now).execute(),
      removeOldSupport(working.accountDb, working.now),
      closeSilentSupport(working.accountDb, working.now).execute(),
      removeOldCases(working.accountDb, working.now),
      removeEndedMutes(working.accountDb, working.now).execute(),
      removeOldGiftMarks(working.accountDb, working.now).execute(),
      removeOldGifts(openLedgerDatabase(working.env), working.now),
      payClaimedBonuses({ ...working, lan }),
      sweepIdPhotos(working),
      sweepVideos(working),
      removeRefusedTickets(openLedgerDatabase(working.env), working.now),
      removeRefusedOrders(working.accountDb, working.now),
      removeOldViews(working.accountDb, working.now),
      removeOldHours(working.accountDb, working.now),
      removeOldStandings(working.accountDb, working.now),
      removeOldNotices(working.accountDb, working.now),
      removeOldVotes(working.accountDb, working.now).execute(),
      removeFailingDevices(working.accountDb, working.now).execute(),
      forgetOldMatches(working.accountDb, working.now).execute(),
      blankOldDeliveries(working.accountDb, working.now),
      sweepSimulatedPlans(working),
      removePastBroadcasts(working.matchDb, working.now),
    ],
    '17 * * * *': (working) => [
      purgeDeletedAccounts(working),
      forgetSignedOutDevices(working.accountDb, working.now).execute(),
    ],
    '27 * * * *': ({ env, accountDb, now }) => [openOldBalances(env, accountDb, now)],
    '*/5 * * * *': (working) => [sweepOrders({ ...working, ledger: coinLedger })],
    '1-59/5 * * * *': (working) => [sweepRedemptions({ ...working, ledger: goodsLedger })],
    '2-59/5 * * * *': (working) => [sweepMembershipOrders(working)],
    '3-59/5 * * * *': (working) => [sweepExchanges(working), sweepEarnings(working)],
    '4-59/5 * * * *': (working) => [sweepGifts(working)],
    '6-59/10 * * * *': (working) => [
      writeSimulatedNews(working),
      removeSimulatedNews(working),
      writeSimulatedVideos(working),
    ],
    '*/2 * * * *': (working) => [
      sendMembershipNotices({ ...working, lan }),
      sweepDecisions(working),
      writeSimulatedPlans(working),
      tellFollowers({ ...working, lan }),
    ],
    '* * * * *': (working) => [
      stepLedgerRun(working.env, working.now),
      sweepStreams({ ...working, lan }),
      sweepUnheard(working),
      sweepPlans({ ...working, lan }),
      sweepIndex(working),
      sweepAlerts(working),
      prepareSeasons(working, working.now),
      keepOut(working),
      sweepTickets({ ...working, tellRefund: tellTicketRefund({ ...working, lan }) }),
    ],
  }),
)

async function noteEnd(env: Env, cron: string, works: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works)
  await note(
    env,
    `cron ${cron}`,
    outcomes.every(({ status }) => status === 'fulfilled'),
    Date.now(),
  )
}

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
  const works = CRONS.get(cron)?.(working) ?? []
  for (const work of works) defer(work)
  defer(noteEnd(env, cron, works))
}
