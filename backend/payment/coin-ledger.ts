import { grant, pay } from '#backend/coins/coins.ts'
import type { Outcome } from '#backend/core/ledger.ts'
import type { CoinLedger } from './ledger.ts'

/** Another status than these is a fault: the intent of an order is that of no other deed. */
function doneOrAgain({ status }: Outcome): 'done' | 'again' {
  if (status === 'done' || status === 'again') return status
  throw new Error(`the ledger answers ${status}`)
}

/** The ledger of coins and diamonds, with the house that sells them. */
export const coinLedger: CoinLedger = {
  grant: async (env, move) => doneOrAgain(await grant(env, { ...move, from: 'recharge' })),
  async takeBack(env, { amounts, ...deed }) {
    const outcome = await pay(env, { ...deed, to: [{ house: 'recharge', ...amounts }] })
    return outcome.status === 'insufficient' ? 'insufficient' : doneOrAgain(outcome)
  },
}
