import { m } from '#app/paraglide/messages.js'
import { Switch } from '#app/ui/switch.tsx'
import { PAY_METHODS } from '#contract/payment-rules.ts'
import { useBrandForm } from '../brand-form.ts'
import { PAY_METHOD_NAMES } from '../brand-labels.ts'
import { valueAt } from '../record.ts'
import { CountryLists } from './country-lists.tsx'
import { NumberField } from './fields.tsx'
import { OrderField } from './order-field.tsx'

const COMMISSION = ['commission', 'commission.purchases'] as const

/** What is paid for, how, and who gets which part. */
export function MoneySection() {
  const { record, set } = useBrandForm()
  const isExchangeOff = valueAt(record, 'exchange') === 'off'
  const methods = PAY_METHODS.map((value) => ({ value, label: PAY_METHOD_NAMES[value]() }))
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h3 className="font-medium text-14">{m.admin_brand_pay_methods()}</h3>
        <OrderField
          path="payMethods"
          options={methods}
          addLabel={m.admin_brand_pay_method_add()}
          emptyText={m.admin_brand_pay_methods_none()}
        />
      </section>
      <CountryLists
        path="payMethodsOffByCountry"
        title={m.admin_brand_pay_methods_off()}
        hasEverywhere
        options={[
          ...methods,
          { value: 'gold', label: m.admin_brand_pay_gold() },
          { value: 'diamond', label: m.admin_brand_pay_diamond() },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          path="giftShare"
          label={m.admin_brand_gift_share()}
          hint={m.admin_brand_gift_share_hint()}
          digits={3}
        />
        <NumberField path="trialSeconds" label={m.admin_brand_trial()} hint={m.admin_brand_trial_hint()} digits={4} />
        <NumberField
          path="refundsByTwoFrom"
          label={m.admin_brand_refunds_two()}
          hint={m.admin_brand_refunds_two_hint()}
          digits={9}
        />
      </div>
      <section className="grid gap-2">
        <h3 className="font-medium text-14">{m.admin_brand_exchange()}</h3>
        <Switch
          label={m.admin_brand_exchange_off()}
          checked={isExchangeOff}
          onChange={({ target }) => set('exchange', target.checked ? 'off' : undefined)}
        />
        {!isExchangeOff && (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <NumberField
              path="exchange.diamond"
              label={m.admin_brand_exchange_diamond()}
              hint={m.admin_brand_exchange_hint()}
              digits={4}
              mayGo={['exchange']}
            />
            <NumberField path="exchange.gold" label={m.admin_brand_exchange_gold()} digits={4} mayGo={['exchange']} />
          </div>
        )}
      </section>
      <section className="grid gap-2">
        <h3 className="font-medium text-14">{m.admin_brand_commission()}</h3>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            path="commission.registration"
            label={m.admin_brand_commission_registration()}
            digits={5}
            mayGo={COMMISSION}
          />
          <NumberField
            path="commission.waitDays"
            label={m.admin_brand_commission_days()}
            hint={m.admin_brand_commission_days_hint()}
            digits={2}
            mayGo={COMMISSION}
          />
          <NumberField
            path="commission.purchases.percent"
            label={m.admin_brand_commission_percent()}
            digits={2}
            mayGo={COMMISSION}
          />
          <NumberField
            path="commission.purchases.firstCoins"
            label={m.admin_brand_commission_first()}
            digits={8}
            mayGo={COMMISSION}
          />
        </div>
      </section>
    </div>
  )
}
