import { LRUCache } from 'lru-cache'
import { clientNetwork } from '#contract/client-network.ts'
import { env } from './env.ts'
import { WorkBudget } from './work-budget.ts'

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

const perSecond = Number(env.GUEST_WORK_PER_SECOND) || PER_SECOND_MS
const budget = new WorkBudget(perSecond, perSecond * BURST_SECONDS)

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
