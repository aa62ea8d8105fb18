import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf, unwrap } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import { getPayment } from './payments.functions.ts'

/** Fails with `not_found`. */
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'payment', id],
    queryFn: async () => unwrap(await getPayment({ data: { id } })).payment,
    staleTime: 0,
  })

/** Loads the page of one payment; it is shown once the payment is known. */
export async function loadPayment(client: QueryClient, id: number): Promise<AdminPage> {
  const page = await loadAdmin(client, `${m.admin_page_payments()} ${id}`, () => Promise.resolve())
  if (!isAdministrator(await loadViewer(client))) return page
  try {
    await client.ensureQueryData(paymentQuery(id))
  } catch (error) {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  return page
}
