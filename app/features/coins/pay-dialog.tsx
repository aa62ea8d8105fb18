import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { ErrorName } from '#contract/errors.ts'
import { FormError } from '../login/form/form-error.tsx'
import { Amount } from './amount.tsx'
import { useOwnBalance } from './balance.queries.ts'
import { NotEnough } from './not-enough.tsx'
import type { Payment } from './use-payment.ts'

interface PayDialogProps {
  words: { title: string; cancel: string; after: string; pay: string }
  /** What is bought. */
  name: string
  /** Coins. */
  price: number
  /** The path to come back to from the recharge page, without a language prefix. */
  back: string
  /** When coins come back, and what they open. */
  note: string
  payment: Payment
  failureText(failure: ErrorName): string
  onClose(): void
}

/** What is paid, from which balance, and what is left; the second step of a purchase with coins. */
export function PayDialog({ words, name, price, back, note, payment, failureText, onClose }: PayDialogProps) {
  const { pay, isBusy, failure } = payment
  const balance = useOwnBalance()
  // What the balance says now counts: it may have been topped up since the answer.
  const lacks = balance ? balance.gold < price : failure === 'insufficient_gold'
  return (
    <Dialog isOpen title={words.title} closeLabel={words.cancel} onClose={onClose}>
      <div className="grid gap-4 text-start">
        <p dir="auto" className="wrap-anywhere font-medium">
          {name}
        </p>
        {lacks ? (
          <NotEnough price={{ gold: price }} back={back} />
        ) : (
          <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2">
            <dt className="text-text-muted">{m.coins_price()}</dt>
            <dd className="text-end font-semibold">
              <Amount of={{ gold: price }} />
            </dd>
            {balance && (
              <>
                <dt className="text-text-muted">{m.coins_balance()}</dt>
                <dd className="text-end">
                  <Amount of={{ gold: balance.gold }} />
                </dd>
                <dt className="text-text-muted">{words.after}</dt>
                <dd className="text-end">
                  <Amount of={{ gold: balance.gold - price }} />
                </dd>
              </>
            )}
          </dl>
        )}
        <p className="text-13 text-text-muted">{note}</p>
        <FormError text={failure && failure !== 'insufficient_gold' ? failureText(failure) : undefined} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {!lacks && (
            <Button disabled={isBusy} aria-busy={isBusy} onClick={pay}>
              {words.pay}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
