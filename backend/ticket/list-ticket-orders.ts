import { instant } from '#backend/core/instant.ts'
import type { ListOwnOrders } from '#backend/core/own-orders.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { readRoomTitles } from '#backend/room/room-titles.store.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import { readTicketsBefore, type TicketState } from './tickets.store.ts'

/** What the buyer sees; what was refused is no order. */
const STATES: Readonly<Partial<Record<TicketState, OwnOrder['state']>>> = {
  new: 'processing',
  held: 'processing',
  done: 'done',
  refunded: 'refunded',
}
const SHOWN = Object.keys(STATES) as TicketState[]

/** Own paid broadcasts among all own orders. */
export const listTicketOrders: ListOwnOrders = async ({ env, matchDb, viewer }, { state, ...asked }) => {
  const states = SHOWN.filter((each) => state === undefined || STATES[each] === state)
  if (states.length === 0) return []
  const rows = await readTicketsBefore(openLedgerDatabase(env), viewer.uid, { ...asked, states })
  const titles = await readRoomTitles(
    matchDb,
    rows.map(({ room }) => room),
  )
  return rows.map(({ id, room, amount, state: own, createdAt }) => {
    const name = titles.get(room)
    return {
      kind: 'room',
      id,
      title: name === undefined ? {} : { name },
      amount,
      currency: 'gold',
      state: STATES[own] ?? 'failed',
      createdAt: instant(createdAt),
      link: `/live/${room}`,
    }
  })
}
