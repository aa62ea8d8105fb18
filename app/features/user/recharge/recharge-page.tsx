import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownPath } from '#app/lib/own-path.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { orderQuery } from '../../coins/order.queries.ts'
import { payButtonQuery } from '../../coins/pay-button.queries.ts'
import { goldQuery, payTypesQuery } from '../../coins/payment.queries.ts'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { OrderView } from './parts/order-view.tsx'
import { RechargeForm } from './parts/recharge-form.tsx'

/** What the page shows, asked for before it is drawn. */
export const askForRecharge = (client: QueryClient, { order }: PageSearch): Promise<unknown> =>
  order === undefined
    ? Promise.all([
        client.ensureQueryData(payButtonQuery()),
        client.ensureQueryData(goldQuery()),
        client.ensureQueryData(payTypesQuery()),
      ])
    : client.ensureQueryData(orderQuery(order))

/** Coins and diamonds for money: what to buy and how to pay, or how an order stands (`order`). */
export const RechargePage = ({ order, need, back }: PageSearch) => (
  <OwnPage title={m.user_page_recharge()}>
    {order === undefined ? <Offer way={{ need, back: ownPath(back) }} /> : <OrderView key={order} id={order} />}
  </OwnPage>
)

function Offer({ way }: { way: { need: string | undefined; back: string | undefined } }) {
  const { data } = useSuspenseQuery(payButtonQuery())
  if (data.rechargeUrl) return <SoldElsewhere url={data.rechargeUrl} />
  if (!data.isShown)
    return <EmptyState picture="records" title={m.user_recharge_off_title()} text={m.user_recharge_off_text()} />
  return <RechargeForm way={way} />
}

/** The brand sells coins on a site of its own. */
function SoldElsewhere({ url }: { url: string }) {
  const { host } = new URL(url)
  useEffect(() => location.replace(url), [url])
  return (
    <OwnCard title={m.user_recharge_elsewhere_title()} hint={m.user_recharge_elsewhere_text({ host })}>
      <a
        href={url}
        className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110"
      >
        {m.user_recharge_elsewhere_go({ host })}
      </a>
    </OwnCard>
  )
}
