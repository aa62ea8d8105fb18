import { widerNetwork } from '#contract/client-network.ts'
import type { Context } from './context.ts'
import { isWithinLimit, uncount } from './limit.ts'

/** A /48 holds 65,536 networks of one subscriber each; who is given it whole must not count as so many. */
const WIDER_FACTOR = 4

type Counting = Pick<Context, 'accountDb' | 'now' | 'address'>

const keyOf = (what: string, network: string) => `${what}:${network}`

/**
 * Counts one more use by the caller's address; false when there were more than `max` in the current window. An IPv6
 * address counts as its /64, and as its /48 up to four times as many.
 */
export async function isAddressWithinLimit(
  context: Counting,
  what: string,
  max: number,
  windowMs: number,
): Promise<boolean> {
  if (!(await isWithinLimit(context, keyOf(what, context.address), max, windowMs))) return false
  const wider = widerNetwork(context.address)
  return wider === undefined || isWithinLimit(context, keyOf(what, wider), max * WIDER_FACTOR, windowMs)
}

/** Subtracts one use that was counted but did not happen. */
export async function uncountAddress(context: Counting, what: string): Promise<void> {
  const wider = widerNetwork(context.address)
  const networks = wider === undefined ? [context.address] : [context.address, wider]
  await Promise.all(networks.map((network) => uncount(context, keyOf(what, network))))
}
