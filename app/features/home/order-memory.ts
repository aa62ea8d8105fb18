import { ORDERS, type Order } from './home-search.ts'

const KEY = 'list-order'

/** The ordering this visitor chose last, in this browser. */
export function rememberedOrder(): Order | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return ORDERS.find((order) => order === stored)
  } catch {
    return undefined
  }
}

export function rememberOrder(order: Order): void {
  try {
    localStorage.setItem(KEY, order)
  } catch {
    // Storage refused: the order lasts as long as the address.
  }
}
