import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { ownPath } from '#app/lib/own-path.ts'
import { useNow } from '#app/lib/use-now.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { PaymentOrder } from '#contract/payment.ts'
import { Amount } from '../../../coins/amount.tsx'
import { ownBalanceQuery, useOwnBalance } from '../../../coins/balance.queries.ts'
import { orderQuery } from '../../../coins/order.queries.ts'
import { priceText } from '../../../coins/price-text.ts'
import { useViewer } from '../../../session/viewer.queries.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { OwnCard } from '../../own/own-page.tsx'
import { PAY_METHOD_VIEWS } from '../pay-methods.ts'
import { orderIsCredited, type Way, wayOf } from '../recharge-drafts.ts'
import { STATUS_VIEWS } from './status-views.ts'

const QrCode = lazy(() => import('#app/ui/qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** How often the backend asks the provider about an open order. */
const LOOK_EVERY_MS = 10_000
const MOVES_ON: ReadonlySet<PaymentOrder['status']> = new Set(['pending', 'paid', 'refunding'])

const BUTTON = 'inline-flex min-h-10 items-center justify-center rounded-md px-4 font-medium'
const PRIMARY = `${BUTTON} bg-brand text-on-brand hover:brightness-110`
const QUIET = `${BUTTON} border border-line bg-surface-1 text-text hover:bg-surface-2`

/** An order as it stands: it is pushed, and looked at again while it may still move. */
export function OrderView({ id }: { id: number }) {
  useSuspenseQuery(orderQuery(id))
  const { data: order, dataUpdatedAt } = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state }) => (state.data && MOVES_ON.has(state.data.status) ? LOOK_EVERY_MS : false),
    refetchOnWindowFocus: true,
  })
  const way = useWay(id)
  useCredit(id, order?.status)
  if (!order) return <LostOrder />
  return (
    <>
      <OfflineNote />
      <OwnCard>
        <div className="flex flex-col items-center gap-4 py-2 text-center">
          <State status={order.status} method={order.method} />
          {order.status === 'pending' && <Payment order={order} lookedAt={dataUpdatedAt} />}
          {order.status === 'credited' && <Credited order={order} />}
          <div className="flex flex-wrap justify-center gap-2">
            <Acts order={order} way={way} />
          </div>
        </div>
      </OwnCard>
      <Facts order={order} />
    </>
  )
}

/** Where the order was begun from; known in the tab in which that was. */
function useWay(id: number): Way {
  const uid = useViewer()?.uid ?? 0
  const [way, setWay] = useState<Way>({})
  useEffect(() => setWay(wayOf(uid, id)), [uid, id])
  return way
}

/** An order that has been credited, or taken back, has changed the balance and the lists; its choice is done with. */
function useCredit(id: number, status: PaymentOrder['status'] | undefined): void {
  const client = useQueryClient()
  const uid = useViewer()?.uid ?? 0
  useEffect(() => {
    if (status !== 'credited' && status !== 'refunded') return
    void client.invalidateQueries({ queryKey: ownBalanceQuery().queryKey })
    for (const list of ['orders', 'balance']) void client.invalidateQueries({ queryKey: ['user', list] })
    if (status === 'credited') orderIsCredited(uid, id)
  }, [client, uid, id, status])
}

function State({ status, method }: Pick<PaymentOrder, 'status' | 'method'>) {
  const { Icon, colour, title, text } = STATUS_VIEWS[status]
  const isScanned = status === 'pending' && method === 'qr_wallet'
  return (
    <div role="status" className="flex flex-col items-center gap-2">
      {!isScanned && <Icon size={48} aria-hidden className={colour} />}
      <h2 className="font-semibold text-20">{isScanned ? m.user_recharge_scan_title() : title()}</h2>
      {text && (
        <p className="max-w-prose text-balance text-text-muted">{isScanned ? m.user_recharge_scan_text() : text()}</p>
      )}
    </div>
  )
}

/** Of an open order: the code to scan, the provider's page, and until when. */
function Payment({ order, lookedAt }: { order: PaymentOrder; lookedAt: number }) {
  const { locale } = useShell()
  const { payUrl, method, amount, currency, expiresAt } = order
  return (
    <>
      <p className="figures font-bold text-28">{priceText(amount, currency, locale.tag)}</p>
      {payUrl && method === 'qr_wallet' && <Code text={payUrl} />}
      {expiresAt && <TimeLeft until={Date.parse(expiresAt)} lookedAt={lookedAt} />}
      {payUrl && (
        <a
          href={payUrl}
          className={`${method === 'qr_wallet' ? `${QUIET} pointer-coarse:bg-brand pointer-coarse:text-on-brand` : PRIMARY}`}
        >
          {m.user_recharge_open()}
        </a>
      )}
    </>
  )
}

/** Drawn by the browser: the server cannot wait for code that is loaded on demand. */
function Code({ text }: { text: string }) {
  const placeholder = <Skeleton className="size-56" />
  if (!useHydrated()) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <QrCode text={text} label={m.user_recharge_code()} />
    </Suspense>
  )
}

function TimeLeft({ until, lookedAt }: { until: number; lookedAt: number }) {
  const seconds = useNow((nowMs) => Math.max(0, Math.floor((until - nowMs) / 1000)), lookedAt)
  if (seconds === 0) return null
  return (
    <p className="text-text-muted">
      <span className="figures">{m.user_recharge_left({ time: clockText(seconds) })}</span>
    </p>
  )
}

function Credited({ order }: { order: PaymentOrder }) {
  const balance = useOwnBalance()
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-start">
      <dt className="text-text-muted">{m.user_recharge_added()}</dt>
      <dd className="text-end font-semibold">
        <Amount of={boughtIn(order)} />
      </dd>
      {balance && (
        <>
          <dt className="text-text-muted">{m.user_recharge_balance()}</dt>
          <dd className="text-end font-semibold">
            <Amount of={balance} />
          </dd>
        </>
      )}
    </dl>
  )
}

const boughtIn = ({ gold, diamond }: PaymentOrder) => ({ ...(gold ? { gold } : {}), ...(diamond ? { diamond } : {}) })

const Again = ({ way, className, children }: { way: Way; className: string; children: ReactNode }) => (
  <Link
    to="/userInfo/$id"
    params={{ id: 'recharge' }}
    search={{ need: way.need, back: way.back }}
    className={className}
  >
    {children}
  </Link>
)

/** What to do next. */
function Acts({ order, way }: { order: PaymentOrder; way: Way }) {
  const { prefix } = useShell()
  const back = ownPath(way.back)
  switch (order.status) {
    case 'pending':
      return (
        <Again way={way} className={QUIET}>
          {m.user_recharge_other()}
        </Again>
      )
    case 'failed':
    case 'expired':
      return (
        <Again way={way} className={PRIMARY}>
          {m.user_recharge_again()}
        </Again>
      )
    case 'credited':
      return (
        <>
          {back && (
            <a href={`${prefix}${back}`} data-routed="" className={PRIMARY}>
              {m.user_recharge_back()}
            </a>
          )}
          <Link to="/userInfo/$id" params={{ id: 'water' }} className={QUIET}>
            {m.user_recharge_statement()}
          </Link>
          <Again way={{}} className={QUIET}>
            {m.user_recharge_more()}
          </Again>
        </>
      )
    case 'in_review':
      return (
        <Link to="/userInfo/$id" params={{ id: 'feedback' }} className={QUIET}>
          {m.user_recharge_contact()}
        </Link>
      )
    case 'refunded':
      return (
        <Link to="/userInfo/$id" params={{ id: 'water' }} className={QUIET}>
          {m.user_recharge_statement()}
        </Link>
      )
    default:
      return null
  }
}

function Facts({ order }: { order: PaymentOrder }) {
  const { locale, zone } = useShell()
  const facts = [
    { name: m.user_recharge_goods_bought(), value: <Amount of={boughtIn(order)} /> },
    {
      name: m.user_recharge_amount(),
      value: <bdi className="figures">{priceText(order.amount, order.currency, locale.tag)}</bdi>,
    },
    { name: m.user_recharge_method(), value: PAY_METHOD_VIEWS[order.method].name() },
    {
      name: m.user_record_time(),
      value: (
        <time dateTime={order.createdAt} suppressHydrationWarning>
          {dateAndTime(order.createdAt, locale.tag, zone)}
        </time>
      ),
    },
    { name: m.user_recharge_order(), value: <bdi className="figures break-all">{order.id}</bdi> },
  ]
  return (
    <OwnCard>
      <dl className="grid gap-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-text-muted">{name}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </OwnCard>
  )
}

const LostOrder = () => (
  <OwnCard title={m.user_recharge_lost_title()} hint={m.user_recharge_lost_text()}>
    <Again way={{}} className={PRIMARY}>
      {m.user_page_recharge()}
    </Again>
  </OwnCard>
)

const OfflineNote = () => (
  <div role="status">
    {!useOnline() && (
      <p className="rounded-lg border border-warn bg-surface-1 p-3 text-13">{m.user_recharge_offline()}</p>
    )}
  </div>
)
