import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { PaymentOrder } from '#contract/payment.ts'
import { getOrder } from './payment.functions.ts'
import { orderKey } from './shown.ts'

/** An own order; null when the viewer has none with this id. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: async (): Promise<PaymentOrder | null> => {
      const answer = await getOrder({ data: { id } })
      return !answer.ok && answer.error.code === 'not_found' ? null : unwrap(answer)
    },
    staleTime: 0,
  })
