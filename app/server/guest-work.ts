import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { clientNetwork, networkAround } from '#contract/client-network.ts'
import { env } from './env.ts'
import { WorkBudget } from './work-budget.ts'
import { type Worker, WorkSlots } from './work-slots.ts'

/**
 * What one address may cause in one isolate: a fifth of a processor, and four seconds of that at once. Pages and answers
 * that are cached cost nothing, so that an office or a campus behind one address is not refused (decision 029).
 */
const PER_SECOND_MS = 200
const BURST_SECONDS = 4

/** Work of a request besides that of its calls, in milliseconds of processor. */
export const PAGE_WORK_MS = 15
export const FUNCTION_WORK_MS = 1
export const PERSONAL_PARTS_WORK_MS = 2
export const SOCKET_WORK_MS = 2
/** To look up who may play a line. */
export const LOOK_WORK_MS = 2
/** Work of a call whose entry does not say. */
const CALL_WORK_MS = 5
/** Calls from this on are dear: only so many are made at once. */
const DEAR_WORK_MS = 10

const perSecond = Number(env.GUEST_WORK_PER_SECOND) || PER_SECOND_MS
const clients = new WorkBudget(perSecond, perSecond * BURST_SECONDS)
/** The sessions of one address together, and the addresses of one network, however many they are. */
const NETWORK_FACTOR = 4
const networks = new WorkBudget(perSecond * NETWORK_FACTOR, perSecond * NETWORK_FACTOR * BURST_SECONDS)

/** Who may cause more work may cause more of it at once. */
const atOnce = (count: number): number => Math.max(1, Math.round((count * perSecond) / PER_SECOND_MS))

/** A page makes a handful of dear calls at once; a list that nobody has asked for is made in 5 to 50 ms. */
const slots = new WorkSlots({
  perClient: atOnce(2),
  perNetwork: atOnce(4),
  inAll: atOnce(8),
  waitingPerClient: atOnce(20),
  waitingPerNetwork: atOnce(100),
  waitingInAll: atOnce(200),
  waitMsMax: 3000,
  heldMsMax: 2000,
})

/** Digests of the sessions that the backend has accepted lately: each of them is a client of its own. */
const sessions = new LRUCache<string, true>({ max: 20_000, ttl: 5 * 60_000 })

export interface Caller {
  address: string
  country?: string | undefined
  token?: string | undefined
}

/** Tokens of an operator's own host may be long, and begin alike. */
const sessionOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whose work a caller's is: a session's or an address's, and that of the networks around it. */
function workerOf({ address, token }: Caller): Worker {
  const own = clientNetwork(address)
  const around = networkAround(own)
  const session = token === undefined ? undefined : sessionOf(token)
  const isAccepted = session !== undefined && sessions.has(session)
  return { client: isAccepted ? session : own, networks: around === undefined ? [own] : [own, around] }
}

/** Remembers that the backend accepted a token: from now on its work is not only that of its address. */
export const acceptSession = (token: string): void => void sessions.set(sessionOf(token), true)

/** Seconds until the caller may cause work again; 0: now. */
export function waitSecondsOf(caller: Caller): number {
  const worker = workerOf(caller)
  return Math.max(
    clients.waitSeconds(worker.client),
    ...worker.networks.map((network) => networks.waitSeconds(network)),
  )
}

export function chargeWork(caller: Caller, workMs: number = CALL_WORK_MS): void {
  const worker = workerOf(caller)
  clients.charge(worker.client, workMs)
  for (const network of worker.networks) networks.charge(network, workMs)
}

/**
 * Does work that costs `workMs`. Dear work waits until little else is under way; throws `RateLimited` when it does not get
 * its turn. Who does it has been charged for it.
 */
export function inTurn<T>(caller: Caller, workMs: number = CALL_WORK_MS, work: () => Promise<T>): Promise<T> {
  if (workMs < DEAR_WORK_MS) return work()
  return slots.run(workerOf(caller), work)
}
