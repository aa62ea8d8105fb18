import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, lazyRouteComponent, useHydrated } from '@tanstack/react-router'
import { ChevronLeft, CreditCard, Package } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { takeFocus } from '#app/lib/take-focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Goods } from '#contract/mall.ts'
import { Amount } from '../coins/amount.tsx'
import { openLogin } from '../login/login.store.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { GoodsPicture } from './goods-picture.tsx'
import { goodsQuery } from './mall.queries.ts'
import { mallLink } from './mall-link.ts'
import { hasOrderDraft } from './order-draft.ts'

/** Loaded when somebody orders. */
const OrderForm = lazyRouteComponent(() => import('./order-form.tsx'), 'OrderForm')

/** One of the goods, and the order of it. */
export function GoodsPage({ id }: { id: number }) {
  const { brand } = useShell()
  const { data: goods } = useSuspenseQuery(goodsQuery(brand.id, id))
  const { name, picture, price, stock, kind, description } = goods
  const KindIcon = kind === 'virtual' ? CreditCard : Package
  return (
    <div className="mx-auto max-w-[1000px] space-y-4 px-3 md:px-0">
      <Link {...mallLink()} className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text">
        <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
        {m.mall_page_title()}
      </Link>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <GoodsPicture name={picture} className="mx-auto w-full max-w-[280px] rounded-lg md:max-w-none" />
        <div className="min-w-0 space-y-4">
          <h1 className="font-bold text-20 md:text-28">{name}</h1>
          <p className="flex flex-wrap items-baseline gap-x-4">
            <Amount of={{ gold: price }} className="font-bold text-28" />
            <span className={cn(stock === 0 ? 'font-medium text-lose' : 'text-text-muted')}>
              {stock === 0 ? m.mall_sold_out() : m.mall_left({ count: stock })}
            </span>
          </p>
          <p className="flex items-center gap-2 text-text-muted">
            <KindIcon size={18} aria-hidden className="shrink-0" />
            {kind === 'virtual' ? m.mall_kind_virtual() : m.mall_kind_physical()}
          </p>
          <p className="max-w-prose whitespace-pre-line">{description}</p>
          <Order key={id} goods={goods} />
        </div>
      </div>
    </div>
  )
}

/** The button that begins an order, then its form; what was begun in this tab goes on. */
function Order({ goods }: { goods: Goods }) {
  const uid = useViewer()?.uid
  const isReady = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  /** By the button, which takes the focus with it when it goes. */
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (uid !== undefined && hasOrderDraft(uid, goods.id)) setIsOpen(true)
  }, [uid, goods.id])
  if (isOpen && uid !== undefined)
    return (
      <Suspense fallback={<Skeleton className="h-72 w-full rounded-lg" />}>
        <OrderForm
          goods={goods}
          takesFocus={isPressed}
          onClose={() => {
            setIsPressed(true)
            setIsOpen(false)
          }}
        />
      </Suspense>
    )
  const begin = () => {
    setIsPressed(true)
    setIsOpen(true)
    if (uid === undefined) openLogin()
  }
  return (
    <Button
      ref={isPressed ? takeFocus : undefined}
      disabled={!isReady || goods.stock === 0}
      onClick={begin}
      className="min-h-12 w-full sm:w-auto sm:min-w-52"
    >
      {goods.stock === 0 ? m.mall_sold_out() : m.mall_redeem()}
    </Button>
  )
}
