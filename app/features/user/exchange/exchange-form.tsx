import { useQueryClient } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { toast } from '#app/ui/toast.ts'
import { coinsFor, EXCHANGE_DIAMONDS_MAX, type ExchangeRate } from '#contract/exchange-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { ownBalanceQuery, useOwnBalance } from '../../coins/balance.queries.ts'
import { NotEnough } from '../../coins/not-enough.tsx'
import type { Balance } from '../../coins/shown.ts'
import { endIntent, intentFor, isOutcomeUnknown } from '../../draft/intents.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../own/own-page.tsx'
import { exchange } from './exchange.functions.ts'
import { rateQuery } from './exchange.queries.ts'

const NAME = 'exchange'

/** How many diamonds, what they become, and the button; confirmed with the exact result. */
export function ExchangeForm({ rate }: { rate: ExchangeRate }) {
  const { locale } = useShell()
  const balance = useOwnBalance()
  const [typed, setTyped] = useTextDraft(NAME)
  const [isAsked, setIsAsked] = useState(false)
  const diamond = Number(typed)
  const gold = typed === '' ? null : coinsFor(diamond, rate)
  const { press, isBusy, failure, clearFailure } = useExchange(rate, () => {
    setTyped('')
    setIsAsked(false)
  })
  const type = (text: string) => {
    setTyped(text.replace(/\D/g, '').slice(0, 9))
    clearFailure()
  }
  const isCovered = balance !== null && balance.diamond >= diamond
  // Then the way to more diamonds stands in place of the button.
  const isShort = gold !== null && balance !== null && !isCovered
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (gold !== null && balance && isCovered) void press({ diamond, gold }, balance)
  }
  const most = balance ? Math.min(balance.diamond - (balance.diamond % rate.diamond), EXCHANGE_DIAMONDS_MAX) : 0
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <OwnCard title={m.user_exchange_title()}>
        <p className="mb-4 flex flex-wrap items-center gap-2 text-text-muted">
          {m.user_exchange_rate()} <Amount of={{ diamond: rate.diamond }} /> = <Amount of={{ gold: rate.gold }} />
        </p>
        <Field
          label={m.user_info_diamonds()}
          isRequired
          error={
            isAsked || typed.length > 0 ? faultOf(typed, rate, (value) => fullNumber(value, locale.tag)) : undefined
          }
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => type(target.value)}
            leading={<Gem size={16} aria-hidden className="text-diamond" />}
            trailing={
              most > 0 && (
                <Button variant="accent" onClick={() => type(String(most))}>
                  {m.user_exchange_all()}
                </Button>
              )
            }
          />
        </Field>
        <p role="status" className="mt-4 flex min-h-7 flex-wrap items-center gap-x-2">
          {gold !== null && (
            <>
              {m.user_exchange_result()} <Amount of={{ gold }} className="font-semibold text-20" />
            </>
          )}
        </p>
      </OwnCard>
      {isShort && <NotEnough price={{ diamond }} back="/userInfo/exchange" />}
      <FormError text={failure} />
      {!isShort && (
        <Button type="submit" className="min-h-12" disabled={isBusy} aria-busy={isBusy}>
          {m.user_exchange_submit()}
        </Button>
      )}
    </form>
  )
}

/** Why a number of diamonds cannot be exchanged; undefined when it can. */
function faultOf(typed: string, rate: ExchangeRate, numberText: (value: number) => string): string | undefined {
  if (Number(typed) === 0) return m.user_exchange_required()
  if (Number(typed) > EXCHANGE_DIAMONDS_MAX) return m.user_exchange_most({ count: numberText(EXCHANGE_DIAMONDS_MAX) })
  return coinsFor(Number(typed), rate) === null ? m.user_exchange_lots({ count: numberText(rate.diamond) }) : undefined
}

/** Confirms an exchange and makes it, once for each confirmed deed. `onDone`: it is made. */
function useExchange(rate: ExchangeRate, onDone: () => void) {
  const { locale } = useShell()
  const client = useQueryClient()
  const uid = useViewer()?.uid ?? 0
  const { submit, isBusy } = useSubmit(exchange)
  const [failure, setFailure] = useState<string>()
  const text = (value: number) => fullNumber(value, locale.tag)
  const press = async ({ diamond, gold }: Balance, balance: Balance) => {
    setFailure(undefined)
    const isAgreed = await confirm({
      title: m.user_exchange_confirm({ diamonds: text(diamond), coins: text(gold) }),
      text: m.user_exchange_confirm_text({
        diamonds: text(balance.diamond - diamond),
        coins: text(balance.gold + gold),
      }),
      confirmLabel: m.user_exchange_submit(),
      cancelLabel: m.user_act_cancel(),
    })
    if (!isAgreed) return
    const answer = await submit({ intent: intentFor(NAME, uid, { diamond, rate }), diamond, rate })
    if (!answer) return
    // Whoever does not know what became of it asks again with the same intent.
    if (answer.ok || !isOutcomeUnknown(answer.error.code)) endIntent(NAME)
    if (answer.ok) {
      toast(m.user_exchange_done({ coins: text(answer.data.gold) }), 'success')
      onDone()
    } else setFailure(accountErrorText(answer.error))
    await Promise.all([
      client.invalidateQueries({ queryKey: ownBalanceQuery().queryKey }),
      client.invalidateQueries({ queryKey: rateQuery().queryKey }),
      client.invalidateQueries({ queryKey: ['user', 'exchanges'] }),
      client.invalidateQueries({ queryKey: ['user', 'balance'] }),
    ])
  }
  return { press, isBusy, failure, clearFailure: () => setFailure(undefined) }
}
