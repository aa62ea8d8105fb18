import { ORDERS, type Order } from './home-search.ts'

const KEY = 'list-order'

/** The order this visitor chose last in this browser. */
export function storedOrder(): Order | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return ORDERS.find((order) => order === stored)
  } catch {
    return undefined
  }
}

export function storeOrder(order: Order): void {
  try {
    localStorage.setItem(KEY, order)
  } catch {
    // Storage is blocked: the order is in the address only.
  }
}
