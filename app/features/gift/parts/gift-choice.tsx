import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Amount } from '../../coins/amount.tsx'
import { FormError } from '../../login/form/form-error.tsx'
import { errorText } from '../../shell/error-text.ts'
import { giftsQuery } from '../gift.queries.ts'
import { GiftGrid } from './gift-grid.tsx'
import type { GiftFormState } from './use-gift-form.ts'

interface GiftChoiceProps {
  formId: string
  form: GiftFormState
}

/** The catalogue, and what the viewer has. */
export function GiftChoice({ formId, form: { gift, balance, choose } }: GiftChoiceProps) {
  const { data: gifts, error, refetch } = useQuery(giftsQuery())
  if (!gifts && !error) return <Skeleton className="h-96" />
  if (!gifts)
    return (
      <div className="grid content-start justify-items-start gap-3">
        <FormError text={errorText(failureOf(error))} />
        <Button variant="quiet" onClick={() => void refetch()}>
          {m.gift_retry()}
        </Button>
      </div>
    )
  if (!gift) return <p className="text-text-muted">{m.gift_none()}</p>
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{m.gift_choose()}</h2>
        {balance && (
          <p className="text-13">
            <span className="text-text-muted">{m.coins_balance()}</span> <Amount of={balance} className="font-medium" />
          </p>
        )}
      </div>
      <GiftGrid formId={formId} gifts={gifts} selected={gift.id} onSelect={choose} />
    </div>
  )
}
