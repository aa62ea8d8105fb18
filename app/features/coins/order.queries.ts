import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { PaymentOrder } from '#contract/payment.ts'
import { getOrder } from './payment.functions.ts'

/** An own order; null when the viewer has none with this id. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'paymentOrder', id],
    queryFn: async (): Promise<PaymentOrder | null> => {
      const answer = await getOrder({ data: { id } })
      return !answer.ok && answer.error.code === 'not_found' ? null : unwrap(answer)
    },
    staleTime: 0,
  })

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
  const { queryKey } = orderQuery(order.id)
  const known = client.getQueryData(queryKey)
  if (known && STEPS[known.status] > STEPS[order.status]) return
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, order)
  void client.invalidateQueries({ queryKey: ['user', 'orders'] })
}
