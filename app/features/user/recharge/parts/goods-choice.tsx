import { Gem } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { COINS_PER_RMB, CURRENCY_OF, RMB_PER_USD } from '#contract/payment-rules.ts'
import { Amount } from '../../../coins/amount.tsx'
import { priceText } from '../../../coins/price-text.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { DIAMOND, type RechargeChoice } from '../recharge-choice.ts'

interface GoodsChoiceProps {
  choice: RechargeChoice
  presets: readonly { rmb: number; gold: number; prices: { CNY: number; USD: number } }[]
  onChange: (choice: RechargeChoice) => void
  /** Of the number of diamonds. */
  fault: string | undefined
}

/** Presets of coins with their prices, and any number of diamonds. */
export function GoodsChoice({ choice, presets, onChange, fault }: GoodsChoiceProps) {
  const { locale } = useShell()
  const currency = choice.method === '' ? 'CNY' : CURRENCY_OF[choice.method]
  const tile = (goods: string, content: ReactNode, className = '') => (
    <Tile isChosen={choice.goods === goods} className={className} onChoose={() => onChange({ ...choice, goods })}>
      {content}
    </Tile>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-16">{m.user_recharge_goods()}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {presets.map(({ rmb, gold, prices }) => (
          <div key={rmb} className="grid">
            {tile(
              String(rmb),
              <>
                <Amount of={{ gold }} className="font-bold text-20" />
                <span className="figures text-13 text-text-muted">
                  {priceText(prices[currency], currency, locale.tag)}
                </span>
              </>,
            )}
          </div>
        ))}
        {tile(
          DIAMOND,
          <>
            <Gem size={22} aria-hidden className="text-diamond" />
            <span className="text-balance text-13">{m.user_recharge_diamonds()}</span>
          </>,
        )}
      </div>
      {choice.goods === DIAMOND && (
        <Field label={m.user_recharge_diamond_field()} error={fault} isRequired className="mt-4">
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={choice.diamond}
            onChange={({ target }) => onChange({ ...choice, diamond: target.value })}
          />
        </Field>
      )}
      <p className="mt-3 text-13 text-text-muted">
        {m.user_recharge_rate({ coins: COINS_PER_RMB, rate: RMB_PER_USD })}
      </p>
    </fieldset>
  )
}

interface TileProps {
  isChosen: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}

const Tile = ({ isChosen, onChoose, className = '', children }: TileProps) => (
  <label
    className={`relative flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-line p-2 text-center hover:bg-surface-2 has-checked:border-brand-text has-checked:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-brand-text ${className}`}
  >
    <input
      type="radio"
      name="goods"
      checked={isChosen}
      onChange={onChoose}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
    {children}
  </label>
)
