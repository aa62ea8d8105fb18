import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { GIFT_COUNT_MAX } from '#contract/gift-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { NotEnough } from '../../coins/not-enough.tsx'
import { FormError } from '../../login/form/form-error.tsx'
import type { Run } from './combo.ts'
import type { GiftFormState } from './use-gift-form.ts'

interface GiftSendProps {
  /** Of the form's element, to which the catalogue belongs too. */
  id: string
  form: GiftFormState
  roomId: number
}

const COUNTS = [1, 10, 66, 99]

/** How many, the price, and the button that sends the chosen gift: below the catalogue, always in view. */
export function GiftSend({ id, form, roomId }: GiftSendProps) {
  const { typed, count, isCount, note, lacks, price, isUser, run } = form
  return (
    <form
      id={id}
      noValidate
      className="grid w-full min-w-0 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {note && (
        <p role="status" className="text-13 text-warn">
          {note}
        </p>
      )}
      {lacks && <NotEnough price={price} back={`/live/${roomId}`} />}
      <FormError text={isCount ? form.failure : m.gift_count_range({ max: GIFT_COUNT_MAX })} />
      <div className="flex items-end gap-2">
        <Field label={m.gift_count()} className="min-w-0 flex-1 whitespace-nowrap">
          <Input
            aria-invalid={!isCount || undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => form.type(target.value)}
          />
        </Field>
        {COUNTS.map((each) => (
          <Button
            key={each}
            variant="quiet"
            aria-pressed={count === each}
            className="figures min-w-10 px-2 aria-pressed:border-brand-text aria-pressed:text-brand-text"
            onClick={() => form.type(String(each))}
          >
            {each}
          </Button>
        ))}
      </div>
      {!lacks && (
        <div className="flex items-center justify-between gap-3">
          <p className="flex items-center gap-2 font-semibold text-16">
            <span className="sr-only">{m.coins_price()}</span>
            <Amount of={price} />
          </p>
          <Button
            type="submit"
            className="relative min-w-36 overflow-hidden"
            disabled={isUser && (note !== undefined || !isCount)}
          >
            {run ? <Combo key={run.until} run={run} onEnd={form.clear} /> : isUser ? m.gift_send() : m.gift_sign_in()}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Says that a press sends the same once more; a bar shows how long the run still goes on. */
function Combo({ run, onEnd }: { run: Run; onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, run.until - Date.now())
    return () => clearTimeout(timer)
  })
  return (
    <>
      <span
        aria-hidden
        className="absolute inset-0 origin-left animate-[fill-up_6s_linear_reverse_both] bg-black/25 rtl:origin-right"
      />
      <span className="relative">{m.gift_combo({ count: run.combo })}</span>
    </>
  )
}
