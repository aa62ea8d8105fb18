import { LRUCache } from 'lru-cache'
import { clientNetwork, widerNetwork } from '#contract/client-network.ts'
import { env } from './env.ts'
import { WorkBudget } from './work-budget.ts'
import { WorkSlots } from './work-slots.ts'

/**
 * What one address may cause in one isolate: a fifth of a processor, and four seconds of that at once. Pages and answers
 * that are cached cost nothing, so that an office or a campus behind one address is not refused (decision 029).
 */
const PER_SECOND_MS = 200
const BURST_SECONDS = 4

/** Work of a request besides that of its calls, in milliseconds of processor. */
export const PAGE_WORK_MS = 15
export const FUNCTION_WORK_MS = 1
export const SOCKET_WORK_MS = 2
/** Work of a call whose entry does not say. */
const CALL_WORK_MS = 5
/** Calls from this on are dear: only so many are made at once. */
const DEAR_WORK_MS = 10

const perSecond = Number(env.GUEST_WORK_PER_SECOND) || PER_SECOND_MS
const budget = new WorkBudget(perSecond, perSecond * BURST_SECONDS)

/** A page makes a handful of dear calls at once; a list that nobody has asked for is made in 5 to 50 ms. */
const slots = new WorkSlots({
  perClient: 2,
  perNetwork: 4,
  inAll: 8,
  waitingPerClient: 20,
  waitingInAll: 200,
  waitMsMax: 3000,
  heldMsMax: 2000,
})

/** Sessions that the backend has accepted lately are clients of their own, wherever they come from. */
const sessions = new LRUCache<string, true>({ max: 20_000, ttl: 5 * 60_000 })

export interface Caller {
  address: string
  country?: string | undefined
  token?: string | undefined
}

const clientOf = ({ address, token }: Caller): string =>
  token !== undefined && sessions.has(token) ? token : clientNetwork(address)

/** Remembers that the backend accepted a token: from now on its work is not that of its address. */
export const acceptSession = (token: string): void => void sessions.set(token, true)

/** Seconds until the caller may cause work again; 0: now. */
export const waitSecondsOf = (caller: Caller): number => budget.waitSeconds(clientOf(caller))

export const chargeWork = (caller: Caller, workMs: number = CALL_WORK_MS): void =>
  budget.charge(clientOf(caller), workMs)

/**
 * Does work that costs `workMs`. Dear work waits until little else is under way; throws `RateLimited` when it does not get
 * its turn. Who does it has been charged for it.
 */
export function inTurn<T>(caller: Caller, workMs: number = CALL_WORK_MS, work: () => Promise<T>): Promise<T> {
  if (workMs < DEAR_WORK_MS) return work()
  const client = clientOf(caller)
  return slots.run({ client, network: widerNetwork(client) }, work)
}
