import type { QueryClient } from '@tanstack/react-query'
import type { PaymentOrder } from '#contract/payment.ts'
import { viewerIn, viewerQuery } from '../session/viewer.queries.ts'

/** Whole coins (`gold`) and diamonds. */
export interface Balance {
  gold: number
  diamond: number
}

export const BALANCE_KEY = ['user', 'gold'] as const
export const orderKey = (id: number) => ['user', 'paymentOrder', id] as const

/** Shows the viewer's balance wherever the page has it. */
export function showBalance(client: QueryClient, balance: Balance): void {
  client.setQueryData(BALANCE_KEY, balance)
  client.setQueryData(viewerQuery().queryKey, (viewer) =>
    viewer?.own ? { ...viewer, own: { ...viewer.own, ...balance } } : viewer,
  )
}

/** Shows a balance that the server has sent; an answer that is under way may be older. Statements are read again. */
export async function takeBalance(client: QueryClient, { gold, diamond }: Balance): Promise<void> {
  await client.cancelQueries({ queryKey: BALANCE_KEY })
  const known = viewerIn(client)?.own
  if (known?.gold !== gold || known.diamond !== diamond)
    void client.invalidateQueries({ queryKey: ['user', 'balance'] })
  showBalance(client, { gold, diamond })
}

/** How far an order has come: it never goes back, but what is sent of it may overtake itself. */
const STEPS: Readonly<Record<PaymentOrder['status'], number>> = {
  pending: 0,
  failed: 1,
  expired: 1,
  in_review: 1,
  paid: 2,
  credited: 3,
  refunding: 4,
  refunded: 5,
}

/** Shows an order that the server has sent; an answer that is under way may be older. */
export async function showOrder(client: QueryClient, order: PaymentOrder): Promise<void> {
  const queryKey = orderKey(order.id)
  const known = client.getQueryData<PaymentOrder | null>(queryKey)
  if (known && STEPS[known.status] > STEPS[order.status]) return
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, order)
  void client.invalidateQueries({ queryKey: ['user', 'orders'] })
}
