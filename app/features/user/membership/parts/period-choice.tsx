import { m } from '#app/paraglide/messages.js'
import type { MembershipQuote } from '#contract/membership.ts'
import { type MembershipCurrency, PERIOD_DAYS, PERIOD_MONTHS, type Period } from '#contract/membership-rules.ts'
import { Amount } from '../../../coins/amount.tsx'

interface PeriodChoiceProps {
  quotes: readonly MembershipQuote[]
  /** In which the prices are shown. */
  currency: MembershipCurrency
  value: Period
  onChange: (period: Period) => void
}

/** The periods with their list prices, and what a month of each costs. */
export const PeriodChoice = ({ quotes, currency, value, onChange }: PeriodChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-medium text-13">{m.user_vip_period()}</legend>
    <div className="grid grid-cols-3 gap-2">
      {quotes.map(({ period, price }) => (
        <label
          key={period}
          className="relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-line p-2 text-center hover:bg-surface-2 has-checked:border-brand-text has-checked:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-brand-text"
        >
          <input
            type="radio"
            name="period"
            checked={period === value}
            onChange={() => onChange(period)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="font-medium">{m.user_vip_days({ days: PERIOD_DAYS[period] })}</span>
          <Amount of={{ [currency]: price }} className="font-bold text-16 sm:text-20" />
          <span className="text-12 text-text-muted">
            {m.user_vip_monthly({ amount: price / PERIOD_MONTHS[period] })}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
