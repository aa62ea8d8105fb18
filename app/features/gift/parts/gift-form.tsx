import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Gift } from '#contract/gift.ts'
import { GIFT_COUNT_MAX } from '#contract/gift-rules.ts'
import type { Room } from '#contract/room.ts'
import { Amount } from '../../coins/amount.tsx'
import { useOwnBalance } from '../../coins/balance.queries.ts'
import { NotEnough } from '../../coins/not-enough.tsx'
import { FormError } from '../../login/form/form-error.tsx'
import { openLogin } from '../../login/login.store.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { giftsQuery } from '../gift.queries.ts'
import type { Run } from './combo.ts'
import { GiftGrid } from './gift-grid.tsx'
import { useGiving } from './use-giving.ts'

interface GiftFormProps {
  room: Room
  /** The room has ended, or is not there any more. */
  isOver: boolean
}

const COUNTS = [1, 10, 66, 99]

/** Choice of a gift and how many, the price, and the button that sends it. */
export function GiftForm({ room, isOver }: GiftFormProps) {
  const { data: gifts, error, refetch } = useQuery(giftsQuery())
  if (gifts) return <LoadedForm room={room} isOver={isOver} gifts={gifts} />
  if (!error) return <Skeleton className="h-64" />
  return (
    <div className="grid content-start justify-items-start gap-3">
      <FormError text={errorText(failureOf(error))} />
      <Button variant="quiet" onClick={() => void refetch()}>
        {m.gift_retry()}
      </Button>
    </div>
  )
}

function LoadedForm({ room, isOver, gifts }: GiftFormProps & { gifts: readonly Gift[] }) {
  const viewer = useViewer()
  const balance = useOwnBalance()
  const isOnline = useOnline()
  const [giftId, setGiftId] = useState(gifts[0]?.id)
  const [typed, setTyped] = useState('1')
  const gift = gifts.find(({ id }) => id === giftId)
  const count = Number(typed)
  const isCount = Number.isInteger(count) && count >= 1 && count <= GIFT_COUNT_MAX
  const { give, run, failure, clear } = useGiving(room.id)
  if (!gift) return <p className="text-text-muted">{m.gift_none()}</p>
  const choose = (change: () => void) => {
    change()
    clear()
  }
  const total = gift.price * (isCount ? count : 0)
  const price = { [gift.currency]: total }
  const isOwn = viewer?.uid !== undefined && viewer.uid === room.anchor.uid
  const note = isOver ? m.gift_over() : isOwn ? m.gift_own_room() : isOnline ? undefined : m.gift_offline()
  const lacks = balance !== null && balance[gift.currency] < total
  const isSame = run?.giftId === gift.id && run.each === count
  return (
    <form
      noValidate
      className="grid min-w-0 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!viewer) openLogin({ reason: m.gift_sign_in() })
        else if (isCount && !note && !lacks) give(gift, count)
      }}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{m.gift_choose()}</h2>
        {balance && (
          <p className="text-13">
            <span className="text-text-muted">{m.coins_balance()}</span> <Amount of={balance} className="font-medium" />
          </p>
        )}
      </div>
      <GiftGrid gifts={gifts} selected={gift.id} onSelect={(id) => choose(() => setGiftId(id))} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={m.gift_count()}
          error={isCount ? undefined : m.gift_count_range({ max: GIFT_COUNT_MAX })}
          className="w-24"
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => choose(() => setTyped(target.value.replace(/\D/g, '').slice(0, 3)))}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {COUNTS.map((each) => (
            <Button
              key={each}
              variant="quiet"
              aria-pressed={count === each}
              className="figures min-w-10 px-3 aria-pressed:border-brand-text aria-pressed:text-brand-text"
              onClick={() => choose(() => setTyped(String(each)))}
            >
              {each}
            </Button>
          ))}
        </div>
      </div>
      {note && (
        <p role="status" className="text-13 text-warn">
          {note}
        </p>
      )}
      {viewer && !note && lacks && <NotEnough price={price} back={`/live/${room.id}`} />}
      <FormError text={failure} />
      {!(viewer && lacks && !note) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-2 font-semibold text-16">
            <span className="sr-only">{m.coins_price()}</span>
            <Amount of={price} />
          </p>
          <Button
            type="submit"
            className="relative min-w-36 overflow-hidden"
            disabled={viewer !== null && (note !== undefined || !isCount)}
          >
            {run && isSame && !note ? (
              <Combo key={run.until} run={run} onEnd={clear} />
            ) : viewer ? (
              m.gift_send()
            ) : (
              m.gift_sign_in()
            )}
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
