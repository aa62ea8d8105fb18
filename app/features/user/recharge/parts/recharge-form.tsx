import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { PaymentOrder } from '#contract/payment.ts'
import { CURRENCY_OF, type PayMethod } from '#contract/payment-rules.ts'
import { Amount } from '../../../coins/amount.tsx'
import { isNothing, parseNeed } from '../../../coins/need.ts'
import { orderQuery } from '../../../coins/order.queries.ts'
import { createOrder, payByAlipay } from '../../../coins/payment.functions.ts'
import { goldQuery, payMoneyQuery, payTypesQuery } from '../../../coins/payment.queries.ts'
import { priceText } from '../../../coins/price-text.ts'
import { FormError } from '../../../login/form/form-error.tsx'
import { useViewer } from '../../../session/viewer.queries.ts'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { BalanceCards } from '../../info/balance-cards.tsx'
import { OwnCard } from '../../own/own-page.tsx'
import { useSettled } from '../../teams/use-settled.ts'
import { choiceFor, DIAMOND, goodsIn, leastDiamonds, type RechargeChoice, storedChoice } from '../recharge-choice.ts'
import { orderIntent, orderIsKnown, readChoice, saveChoice, type Way } from '../recharge-drafts.ts'
import { GoodsChoice } from './goods-choice.tsx'
import { MethodChoice } from './method-choice.tsx'

type Wanted = { method: PayMethod; intent: string; returnTo: string; rmb?: number; diamond?: number }

/** The QR wallet has a call of its own. */
const send = ({ data: { key, input } }: { data: { key: string; input: Wanted } }) => {
  const { method, ...order } = input
  return method === 'qr_wallet' ? payByAlipay({ data: { key, input: order } }) : createOrder({ data: { key, input } })
}

/** What to buy and how to pay for it. What is chosen stays in this tab until its order has been credited. */
export function RechargeForm({ way }: { way: Way }) {
  const { prefix } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  const uid = useViewer()?.uid ?? 0
  const { choice, choose, isRead, presets, methods } = useChoice(uid, way)
  const { submit, isBusy } = useSubmit(send)
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const goods = goodsIn(choice)
  const price = usePrice(choice, presets)

  const open = async (order: PaymentOrder) => {
    orderIsKnown(uid, order.id, way)
    client.setQueryData(orderQuery(order.id).queryKey, order)
    const isElsewhere = order.status === 'pending' && order.method !== 'qr_wallet'
    // Whoever comes back from the provider's page by the browser's button finds the order.
    await navigate({
      to: '/userInfo/$id',
      params: { id: 'recharge' },
      search: { order: order.id },
      replace: isElsewhere,
    })
    if (isElsewhere && order.payUrl) location.assign(order.payUrl)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    setFailure(undefined)
    const { method } = choice
    if (method === '' || typeof goods === 'string') return
    const intent = orderIntent(uid, { ...goods, method })
    const returnTo = `${location.origin}${prefix}/userInfo/recharge`
    const answer = await submit({ ...goods, method, intent, returnTo })
    if (!answer) return
    if (answer.ok) return open(answer.data)
    setFailure(accountErrorText(answer.error))
    if (answer.error.code === 'pay_method_off') await client.invalidateQueries({ queryKey: payTypesQuery().queryKey })
  }

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <NeedNote way={way} />
      <BalanceCards />
      <fieldset disabled={!isRead} className="grid min-w-0 gap-4">
        <OwnCard>
          <GoodsChoice
            choice={choice}
            presets={presets}
            onChange={choose}
            fault={isAsked || choice.diamond !== '' ? faultText(goods, choice.method) : undefined}
          />
        </OwnCard>
        <OwnCard>
          <MethodChoice methods={methods} value={choice.method} onChange={(method) => choose({ ...choice, method })} />
          {isAsked && choice.method === '' && <FormError text={m.user_recharge_method_required()} />}
        </OwnCard>
      </fieldset>
      <FormError text={failure} />
      <Button type="submit" className="min-h-12" disabled={isBusy || !isRead} aria-busy={isBusy}>
        {price === undefined ? m.user_recharge_pay_open() : m.user_recharge_pay({ price })}
      </Button>
    </form>
  )
}

function NeedNote({ way }: { way: Way }) {
  const need = parseNeed(way.need ?? '')
  if (isNothing(need)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-lg border border-line bg-surface-1 p-4">
      {m.user_recharge_need()} <Amount of={need} className="font-semibold" />
    </p>
  )
}

/**
 * The choice: at first the one for the need, then the one that was left in this tab. `isRead`: the browser has looked
 * for that one. Nothing can be chosen before, so that what is seen is what is bought.
 */
function useChoice(uid: number, way: Way) {
  const { list: presets } = useSuspenseQuery(goldQuery()).data
  const { data: types } = useSuspenseQuery(payTypesQuery())
  const methods = types.map(({ method }) => method)
  const [choice, setChoice] = useState(() => choiceFor(parseNeed(way.need ?? ''), presets, methods[0] ?? ''))
  const [isRead, setIsRead] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form as it was left is read once
  useEffect(() => {
    const stored = storedChoice(readChoice(uid, way), presets, methods)
    if (stored) setChoice(stored)
    setIsRead(true)
  }, [uid])
  const choose = (next: RechargeChoice) => {
    setChoice(next)
    saveChoice(uid, next, way)
  }
  // A method may be gone since it was chosen.
  const isOffered = methods.some((method) => method === choice.method)
  return { choice: isOffered ? choice : { ...choice, method: '' as const }, choose, isRead, presets, methods }
}

interface Preset {
  rmb: number
  prices: { CNY: number; USD: number }
}

/** The price of the choice: that of the list, or what the backend says of a number of diamonds. */
function usePrice(choice: RechargeChoice, presets: readonly Preset[]): string | undefined {
  const { locale } = useShell()
  const { method } = choice
  const goods = goodsIn(choice)
  const diamond = typeof goods === 'object' && 'diamond' in goods ? goods.diamond : undefined
  const settled = useSettled(diamond)
  const isAsked = method !== '' && settled !== undefined && settled === diamond
  const { data } = useQuery({
    ...payMoneyQuery({ method: method || 'card', diamond: settled ?? 0 }),
    enabled: isAsked,
  })
  if (method === '') return undefined
  if (choice.goods === DIAMOND) return isAsked && data ? priceText(data.amount, data.currency, locale.tag) : undefined
  const currency = CURRENCY_OF[method]
  const amount = presets.find(({ rmb }) => String(rmb) === choice.goods)?.prices[currency]
  return amount === undefined ? undefined : priceText(amount, currency, locale.tag)
}

function faultText(goods: ReturnType<typeof goodsIn>, method: PayMethod | ''): string | undefined {
  if (goods === 'required') return m.user_recharge_diamond_required()
  if (goods === 'too_many') return m.error_out_of_range()
  if (goods === 'too_few' && method) return m.user_recharge_diamond_least({ count: leastDiamonds(method) })
  return undefined
}
