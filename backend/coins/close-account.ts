import type { Env } from '#backend/core/env.ts'
import { isNothing } from './amounts.ts'
import { balanceOf, pay } from './coins.ts'

/** What a deleted account still has goes to the house. Its lines stay: the accounts of others add up only with them. */
export async function closeAccount(env: Pick<Env, 'COIN_ACCOUNTS'>, uid: number, now: number): Promise<void> {
  const left = await balanceOf(env, uid)
  if (isNothing(left)) return
  // Named by what is left: a second run, after something came back from a hold, is another deed.
  const intent = `closing:${uid}:${left.gold}:${left.diamond}:${now}`
  const { status } = await pay(env, { uid, to: [{ house: 'closed', ...left }], intent, reason: 'closing', now })
  if (status !== 'done' && status !== 'again') throw new Error(`the account of ${uid} could not be closed: ${status}`)
}
