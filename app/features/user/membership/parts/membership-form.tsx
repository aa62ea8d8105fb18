import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { MembershipQuote, MembershipRecord } from '#contract/membership.ts'
import { CURRENCIES, TIERS, type Tier } from '#contract/membership-rules.ts'
import { useOwnBalance } from '../../../coins/balance.queries.ts'
import { endIntent, intentFor, isOutcomeUnknown } from '../../../draft/intents.ts'
import { FormError } from '../../../login/form/form-error.tsx'
import { useViewer } from '../../../session/viewer.queries.ts'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import { OwnCard } from '../../own/own-page.tsx'
import { buyMembership } from '../membership.functions.ts'
import { quotesQuery, readAfterPurchase } from '../membership.queries.ts'
import { MEMBERSHIP_FORM, type MembershipChoice, readChoice, saveChoice } from '../membership-drafts.ts'
import { Checkout } from './checkout.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { useDate } from './use-date.ts'

/** Loaded when too little is there. */
const NotEnough = lazy(() => import('../../../coins/not-enough.tsx').then((module) => ({ default: module.NotEnough })))

const FIRST = { period: 'month', currency: 'gold' } as const

/** What a purchase of this tier is for the viewer. */
function verbOf(tier: Tier, own: { vipUntil?: string; svipUntil?: string } | undefined): string {
  const name = tier.toUpperCase()
  if (tier === 'svip' ? own?.svipUntil : own?.vipUntil) return m.user_vip_renew({ tier: name })
  return tier === 'svip' && own?.vipUntil ? m.user_vip_upgrade() : m.user_vip_join({ tier: name })
}

/** Which tier, how long, paid how: with the exact price, and what of it is paid already. */
export function MembershipForm() {
  const viewer = useViewer()
  const uid = viewer?.uid ?? 0
  const { list: quotes, currencies = CURRENCIES } = useSuspenseQuery(quotesQuery()).data
  const { choice, choose: setChoice, isRead } = useChoice(uid, viewer?.own?.svipUntil ? 'svip' : 'vip')
  const { tier, period } = choice
  // What was chosen before may be switched off here.
  const currency = currencies.includes(choice.currency) ? choice.currency : currencies[0]
  const quote = quotes.find((each) => each.tier === tier && each.period === period)
  const verb = verbOf(tier, viewer?.own)
  const purchase = usePurchase(uid, verb)
  const balance = useOwnBalance()
  if (!currency) return <FormError text={accountErrorText({ code: 'pay_method_off' })} />
  if (!quote) return null
  const choose = (next: MembershipChoice) => {
    // It was said of what was chosen before.
    purchase.clear()
    setChoice(next)
  }
  const isCovered = quote.amount === 0
  const isBeyond = balance !== null && balance[currency] < quote.amount
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBeyond) purchase.clear()
    else void purchase.buy(quote, currency)
  }
  const { failure, bought } = purchase
  // After a purchase that is said first; what another one lacks, when it is asked for.
  const isShort = isRead && isBeyond && !bought
  const isTooLittle = isShort || failure === `insufficient_${currency}`
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <OwnCard>
        <fieldset disabled={!isRead} className="grid min-w-0 gap-4">
          <ChoiceRow
            label={m.user_page_vip()}
            options={TIERS.map((value) => ({ value, label: value.toUpperCase() }))}
            value={tier}
            onChange={(value) => choose({ ...choice, tier: value })}
          />
          <PeriodChoice
            quotes={quotes.filter((each) => each.tier === tier)}
            currency={currency}
            value={period}
            onChange={(value) => choose({ ...choice, period: value })}
          />
          <ChoiceRow
            label={m.user_vip_pay_with()}
            options={currencies.map((value) => ({
              value,
              label: value === 'gold' ? m.user_info_coins() : m.user_info_diamonds(),
            }))}
            value={currency}
            onChange={(value) => choose({ ...choice, currency: value })}
          />
          {isCovered ? (
            <p className="text-text-muted">{m.user_vip_covered()}</p>
          ) : (
            <Checkout quote={quote} currency={currency} />
          )}
        </fieldset>
      </OwnCard>
      {isTooLittle ? (
        <Suspense>
          <NotEnough price={{ [currency]: quote.amount }} back="/userInfo/vip" />
        </Suspense>
      ) : (
        <FormError
          text={failure === 'internal' ? m.user_vip_failed() : failure && accountErrorText({ code: failure })}
        />
      )}
      {bought && <Bought record={bought} />}
      <Button
        type="submit"
        // The way to coins is the first thing to do then.
        variant={isTooLittle ? 'quiet' : 'primary'}
        className="min-h-12"
        disabled={isCovered || isShort || purchase.isBusy || !isRead}
        aria-busy={purchase.isBusy}
      >
        {verb}
      </Button>
    </form>
  )
}

/** The choice: that of this tab, else a month of this tier. Nothing can be chosen before the browser has looked for it. */
function useChoice(uid: number, firstTier: Tier) {
  const [choice, setChoice] = useState<MembershipChoice>({ ...FIRST, tier: firstTier })
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    setChoice((first) => ({ ...first, ...readChoice(uid) }))
    setIsRead(true)
  }, [uid])
  const choose = (next: MembershipChoice) => {
    setChoice(next)
    saveChoice(uid, next)
  }
  return { choice, choose, isRead }
}

type Failure = Parameters<typeof accountErrorText>[0]['code']

/** Asks, buys, and reads again what has changed. */
function usePurchase(uid: number, verb: string) {
  const client = useQueryClient()
  const date = useDate()
  const { submit, isBusy } = useSubmit(buyMembership)
  const [failure, setFailure] = useState<Failure>()
  const [bought, setBought] = useState<MembershipRecord>()
  const clear = () => {
    setFailure(undefined)
    setBought(undefined)
  }
  const buy = async ({ tier, period, amount, until }: MembershipQuote, currency: MembershipChoice['currency']) => {
    clear()
    const sums = { amount, tier: tier.toUpperCase(), until: date(until) }
    const isAgreed = await confirm({
      title: verb,
      text: currency === 'gold' ? m.user_vip_confirm_gold(sums) : m.user_vip_confirm_diamond(sums),
      confirmLabel: m.user_vip_confirm_pay(),
      cancelLabel: m.user_act_cancel(),
    })
    if (!isAgreed) return
    const wanted = { tier, period, currency, amount }
    const answer = await submit({ ...wanted, intent: intentFor(MEMBERSHIP_FORM, uid, wanted) })
    if (!answer) return
    if (answer.ok || !isOutcomeUnknown(answer.error.code)) endIntent(MEMBERSHIP_FORM)
    if (answer.ok) setBought(answer.data)
    else setFailure(answer.error.code)
    await readAfterPurchase(client)
  }
  return { buy, isBusy, failure, bought, clear }
}

function Bought({ record: { tier, until } }: { record: MembershipRecord }) {
  const date = useDate()
  return (
    <p role="status" className="rounded-lg border border-win bg-surface-1 p-4 font-medium">
      {m.user_vip_done({ tier: tier.toUpperCase(), until: date(until) })}
    </p>
  )
}
