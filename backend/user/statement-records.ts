import { parseAccount } from '#backend/coins/account-names.ts'
import type { UserContext } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import type { Line, Reason } from '#backend/core/ledger.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { readOrderStates } from '#backend/plan/orders.store.ts'
import { readPlans } from '#backend/plan/plans.store.ts'
import { isSimulatedExpert } from '#backend/plan/simulated/uids.ts'
import { readTicketStates } from '#backend/ticket/tickets.store.ts'
import type { BalanceRecord } from '#contract/user.ts'

/** Deeds that a user and the house share. */
const SHARED: readonly Reason[] = ['gift', 'room', 'plan']

/** What became of coins that were set aside, by the state of the order. */
const BECAME: ReadonlyMap<string, BalanceRecord['became']> = new Map([
  ['new', 'held'],
  ['held', 'held'],
  ['done', 'paid'],
  ['refunded', 'returned'],
  ['refused', 'returned'],
])

/** The number in a name such as `plan:17`. */
const numberIn = (kind: string, name: string | null): number | undefined => {
  const [, of, id] = /^([a-z-]+):(\d{1,16})$/.exec(name ?? '') ?? []
  return of === kind ? Number(id) : undefined
}

const numbersIn = (kind: string, names: readonly (string | null)[]): number[] => [
  ...new Set(names.flatMap((name) => numberIn(kind, name) ?? [])),
]

/** What lines are about, which the ledger does not say: plans by id, and what became of orders and tickets. */
async function readAbout({ env, accountDb, viewer }: UserContext, lines: readonly Line[]) {
  const [ofPlans, ofRooms] = (['plan', 'room'] as const).map((reason) => lines.filter((line) => line.reason === reason))
  const planIds = numbersIn('plan', ofPlans?.map(({ link }) => link) ?? [])
  const held = (of: readonly Line[] = []) => of.filter(({ step }) => step === 'hold').map(({ intent }) => intent)
  const [orderIds, ticketIds] = [numbersIn('plan', held(ofPlans)), numbersIn('ticket', held(ofRooms))]
  const [plans, orders, tickets] = await Promise.all([
    planIds.length === 0 ? [] : readPlans(accountDb, planIds),
    orderIds.length === 0 ? [] : readOrderStates(accountDb, viewer.uid, orderIds),
    ticketIds.length === 0 ? [] : readTicketStates(openLedgerDatabase(env), viewer.uid, ticketIds),
  ])
  const stateOf = (of: readonly { id: number; state: string }[]) => new Map(of.map(({ id, state }) => [id, state]))
  return {
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    states: { plan: stateOf(orders), room: stateOf(tickets) },
  }
}

type About = Awaited<ReturnType<typeof readAbout>>

function toRecord({ no, step, intent, counterpart, reason, link, at, ...line }: Line, about: About): BalanceRecord {
  const plan = reason === 'plan' ? about.plans.get(numberIn('plan', link) ?? 0) : undefined
  const isToHouse = SHARED.includes(reason) && parseAccount(counterpart)?.house !== undefined
  const states = step !== 'hold' ? undefined : reason === 'plan' ? about.states.plan : about.states.room
  const became = BECAME.get(states?.get(numberIn(reason === 'plan' ? 'plan' : 'ticket', intent) ?? 0) ?? '')
  return {
    id: no,
    type: reason,
    step,
    gold: line.gold,
    diamond: line.diamond,
    goldAfter: line.goldAfter,
    diamondAfter: line.diamondAfter,
    ...(link === null ? {} : { link }),
    // All of a plan that nobody wrote is the house's, and is no share of it.
    ...(isToHouse ? (plan && isSimulatedExpert(plan.uid) ? { isToNobody: true as const } : { isToHouse }) : {}),
    ...(became ? { became } : {}),
    ...(plan ? { name: plan.title } : {}),
    createdAt: instant(at),
  }
}

/** Lines of the viewer's account as statements show them. */
export async function toRecords(context: UserContext, lines: readonly Line[]): Promise<BalanceRecord[]> {
  const about = await readAbout(context, lines)
  return lines.map((line) => toRecord(line, about))
}
