import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { loadPayment } from './load-payment.ts'
import { PaymentPage } from './payment-page.tsx'
import { paymentsList } from './payments-list.tsx'

/** The order in the address, which is shown instead of the list. */
const orderIn = ({ order }: RawSearch): number | undefined =>
  Number.isSafeInteger(order) && Number(order) > 0 ? Number(order) : undefined

export function loadPayments(client: QueryClient, search: RawSearch): Promise<AdminPage> {
  const order = orderIn(search)
  return order === undefined ? loadList(client, paymentsList, search) : loadPayment(client, order)
}

/** All payments, or one. */
export function PaymentsPage({ rawSearch }: { rawSearch: RawSearch }) {
  const order = orderIn(rawSearch)
  return order === undefined ? (
    <ListPage list={paymentsList} rawSearch={rawSearch} />
  ) : (
    <PaymentPage key={order} id={order} />
  )
}
