import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Failure } from '#app/lib/call-error.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { takeFocus } from '#app/lib/take-focus.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Goods, Redemption } from '#contract/mall.ts'
import { QUANTITY_MAX, REMARKS_CHARS_MAX } from '#contract/mall-rules.ts'
import { Amount } from '../coins/amount.tsx'
import { ownBalanceQuery, useOwnBalance } from '../coins/balance.queries.ts'
import { NotEnough } from '../coins/not-enough.tsx'
import { endIntent, intentFor } from '../draft/intents.ts'
import { useDraft } from '../draft/use-draft.ts'
import { FormError } from '../login/form/form-error.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { accountErrorText } from '../shell/account-error-text.ts'
import { useShell } from '../shell/shell.queries.ts'
import { createRedemption, payRedemption, saveAddress } from './mall.functions.ts'
import { addressesQuery, goodsQuery, redemptionQuery } from './mall.queries.ts'
import { mallLink } from './mall-link.ts'
import { orderDraft } from './order-draft.ts'
import { AddressChoice } from './parts/address-choice.tsx'
import { type DeliveryValues, deliveryOf } from './parts/delivery-fields.tsx'

export interface OrderValues extends DeliveryValues {
  quantity: number
  remarks: string
  /** The id of one of the address book; empty for another. */
  addressId: string
  savesAddress: boolean
}

const EMPTY: OrderValues = {
  quantity: 1,
  recipient: '',
  address: '',
  contact: '',
  remarks: '',
  addressId: '',
  savesAddress: true,
}

interface OrderFormProps {
  goods: Goods
  /** Whether it replaces a button that was pressed. */
  takesFocus: boolean
  onClose: () => void
}

/** The confirmation of an order. What is filled in stays in this tab until it is paid, also over a recharge. */
export function OrderForm({ goods, takesFocus, onClose }: OrderFormProps) {
  const { locale } = useShell()
  const form = useForm<OrderValues>({ defaultValues: EMPTY })
  const clearDraft = useDraft(orderDraft(goods.id), form)
  const { failure, order, isBusy } = useOrder(goods, clearDraft)
  const quantity = form.watch('quantity')
  const total = goods.price * quantity
  const balance = useOwnBalance()
  const isShort = balance !== null && balance.gold < total
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(order)(event)}
      className="grid gap-4 rounded-lg border border-line bg-surface-1 p-4"
    >
      <h2 ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className="font-semibold text-16 outline-none">
        {m.mall_confirm_title()}
      </h2>
      <Quantity form={form} max={Math.min(goods.stock, QUANTITY_MAX)} />
      {goods.kind === 'physical' && <AddressChoice form={form} />}
      <Field label={m.mall_remarks()} hint={m.mall_remarks_hint()}>
        <Textarea
          dir="auto"
          rows={2}
          className="min-h-16"
          maxLength={REMARKS_CHARS_MAX}
          {...form.register('remarks')}
        />
      </Field>
      {goods.kind === 'physical' && form.watch('addressId') === '' && (
        <Checkbox label={m.mall_save_address()} {...form.register('savesAddress')} />
      )}
      <p className="flex items-center justify-between border-line border-t pt-4">
        <span className="text-text-muted">{m.mall_total()}</span>
        <Amount of={{ gold: total }} className="font-bold text-20" />
      </p>
      <FormError text={failure} />
      {isShort && <NotEnough price={{ gold: total }} back={`/mall/details/${goods.id}`} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="quiet"
          onClick={() => {
            clearDraft()
            onClose()
          }}
        >
          {m.mall_cancel()}
        </Button>
        <Button
          type="submit"
          // The way to coins is the first thing to do then.
          variant={isShort ? 'quiet' : 'primary'}
          disabled={isBusy || isShort || goods.stock === 0}
          aria-busy={isBusy}
          className="max-sm:flex-1"
        >
          {goods.stock === 0 ? m.mall_sold_out() : m.mall_redeem_for({ coins: fullNumber(total, locale.tag) })}
        </Button>
      </div>
    </form>
  )
}

/** Stores the order and pays it; both under the order's intent, which outlives whatever goes wrong in between. */
function useOrder(goods: Goods, clearDraft: () => void) {
  const { brand } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  const uid = useViewer()?.uid ?? 0
  const intentName = orderDraft(goods.id)
  const isSent = goods.kind === 'physical'
  const book = useQuery({ ...addressesQuery(), enabled: isSent })
  const addresses = book.data
  const creating = useSubmit(createRedemption)
  const paying = useSubmit(payRedemption)
  const saving = useSubmit(saveAddress)
  const [failure, setFailure] = useState<string>()
  const refresh = () =>
    Promise.all([
      client.fetchQuery(ownBalanceQuery()),
      client.invalidateQueries({ queryKey: ['mall'] }),
      client.invalidateQueries({ queryKey: goodsQuery(brand.id, goods.id).queryKey }),
      client.invalidateQueries({ queryKey: ['user', 'redemptions'] }),
    ]).catch(() => undefined)

  const done = async (paid: Redemption, values: OrderValues) => {
    if (goods.kind === 'physical' && values.addressId === '' && values.savesAddress) {
      await saving.submit(deliveryOf(values))
      await client.invalidateQueries({ queryKey: addressesQuery().queryKey })
    }
    clearDraft()
    endIntent(intentName)
    client.setQueryData(redemptionQuery(paid.id).queryKey, paid)
    void refresh()
    await navigate({ ...mallLink('orders', paid.id), search: { tab: 'new' } })
  }

  const order = async (values: OrderValues) => {
    setFailure(undefined)
    const chosen = addresses?.find(({ id }) => String(id) === values.addressId)
    const remarks = values.remarks.trim()
    const wanted = {
      goodsId: goods.id,
      quantity: values.quantity,
      price: goods.price,
      ...(goods.kind === 'physical' ? { delivery: deliveryOf(chosen ?? values) } : {}),
      ...(remarks ? { remarks } : {}),
    }
    const made = await creating.submit({ ...wanted, intent: intentFor(intentName, uid, wanted) })
    const answer = made?.ok ? await paying.submit({ id: made.data.id }) : made
    if (!answer) return
    if (answer.ok) return done(answer.data, values)
    setFailure(failureText(answer.error))
    // What is over is ordered anew.
    if (answer.error.code === 'order_over') endIntent(intentName)
    await refresh()
  }
  // Before the address book is there, nothing says where to send it, and no field asks.
  const isWaiting = isSent && book.isPending
  return { order, failure, isBusy: isWaiting || creating.isBusy || paying.isBusy || saving.isBusy }
}

function Quantity({ form, max }: { form: UseFormReturn<OrderValues>; max: number }) {
  const quantity = form.watch('quantity')
  const set = (next: number) => form.setValue('quantity', next, { shouldDirty: true })
  useEffect(() => {
    if (max > 0 && quantity > max) form.setValue('quantity', max, { shouldDirty: true })
  }, [form, quantity, max])
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="font-medium text-13" id="mall-quantity">
        {m.mall_quantity()}
      </span>
      <fieldset aria-labelledby="mall-quantity" className="flex items-center gap-1">
        <IconButton label={m.mall_fewer()} disabled={quantity <= 1} onClick={() => set(quantity - 1)}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <output className="figures min-w-8 text-center font-semibold text-16">{quantity}</output>
        <IconButton label={m.mall_more()} disabled={quantity >= max} onClick={() => set(quantity + 1)}>
          <Plus size={18} aria-hidden />
        </IconButton>
      </fieldset>
    </div>
  )
}

/** What is too little is said with what is missing. */
function failureText(error: Failure): string | undefined {
  if (error.code === 'insufficient_gold') return undefined
  return error.code === 'internal' && !error.message ? m.mall_failed() : accountErrorText(error)
}
