import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { ErrorName } from '#contract/errors.ts'
import type { Room } from '#contract/room.ts'
import { BROADCAST_MS_MIN } from '#contract/ticket-rules.ts'
import { PayDialog } from '../coins/pay-dialog.tsx'
import { usePayment } from '../coins/use-payment.ts'
import { isOutcomeUnknown } from '../draft/intents.ts'
import { roomQuery, sourcesQuery } from '../live/live.queries.ts'
import { accountErrorText } from '../shell/account-error-text.ts'
import { unlockRoom } from './ticket.functions.ts'

interface UnlockDialogProps {
  room: Room
  price: number
  onClose: () => void
}

/** Unlocks a broadcast. */
export function UnlockDialog({ room: { id, title }, price, onClose }: UnlockDialogProps) {
  const payment = usePayment({
    form: 'unlock',
    call: unlockRoom,
    wanted: { roomId: id, price },
    onPaid: () => {
      toast(m.ticket_done(), 'success')
      onClose()
    },
    changed: [sourcesQuery(id).queryKey, roomQuery(id).queryKey],
  })
  return (
    <PayDialog
      words={{ title: m.ticket_dialog(), cancel: m.ticket_cancel(), after: m.ticket_after(), pay: m.ticket_pay() }}
      name={title}
      price={price}
      back={`/live/${id}`}
      note={`${m.ticket_opens()} ${m.ticket_refund({ minutes: BROADCAST_MS_MIN / 60_000 })}`}
      payment={payment}
      failureText={failureText}
      onClose={onClose}
    />
  )
}

function failureText(failure: ErrorName): string {
  if (failure === 'order_over') return m.ticket_over()
  if (failure === 'order_moved') return m.ticket_cancelled()
  return isOutcomeUnknown(failure) ? m.ticket_failed() : accountErrorText({ code: failure })
}
