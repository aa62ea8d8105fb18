import { Check } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { CURRENCY_OF, type PayMethod } from '#contract/payment-rules.ts'
import { PAY_METHOD_VIEWS } from '../pay-methods.ts'

interface MethodChoiceProps {
  methods: readonly PayMethod[]
  value: PayMethod | ''
  onChange: (method: PayMethod) => void
}

/** The ways to pay that are offered here, in the brand's order. */
export const MethodChoice = ({ methods, value, onChange }: MethodChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-3 font-semibold text-16">{m.user_recharge_method()}</legend>
    <div className="grid gap-2 sm:grid-cols-2">
      {methods.map((method) => {
        const { Icon, name } = PAY_METHOD_VIEWS[method]
        return (
          <label
            key={method}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-line px-3 hover:bg-surface-2 has-checked:border-brand-text has-checked:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-brand-text"
          >
            <input
              type="radio"
              name="method"
              checked={method === value}
              onChange={() => onChange(method)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon size={22} aria-hidden className="shrink-0 text-text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name()}</span>
              {CURRENCY_OF[method] === 'USD' && (
                <span className="block text-12 text-text-muted">{m.user_recharge_in_usd()}</span>
              )}
            </span>
            <Check size={18} aria-hidden className="invisible shrink-0 text-brand-text peer-checked:visible" />
          </label>
        )
      })}
    </div>
  </fieldset>
)
