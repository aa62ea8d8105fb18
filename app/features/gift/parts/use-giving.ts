import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Failure } from '#app/lib/call-error.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import type { Gift } from '#contract/gift.ts'
import { COMBO_SHOWN_MS } from '#contract/gift-rules.ts'
import { ownBalanceQuery } from '../../coins/balance.queries.ts'
import { endIntent, intentFor, isOutcomeUnknown } from '../../draft/intents.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { sendGift } from '../gift.functions.ts'
import { giftsQuery, refreshBoards } from '../gift.queries.ts'
import type { Run } from './combo.ts'
import { GiftQueue, type Outcome, type Sending } from './gift-queue.ts'

/** What the panel says when a gift was not sent. */
function failureText(failure: Failure): string {
  switch (failure.code) {
    case 'order_over':
      return m.gift_over()
    case 'not_yourself':
      return m.gift_own_room()
    case 'not_found':
      return m.gift_none()
    case 'forbidden':
      return m.gift_members()
    case 'price_changed':
      return m.gift_price_changed()
    default:
      return isOutcomeUnknown(failure.code) ? m.gift_failed() : errorText(failure)
  }
}

/** Sends gifts, as `GiftQueue` says. A call of which no answer came keeps its intent: pressed again it is the same gift. */
export function useGiving(roomId: number) {
  const client = useQueryClient()
  const uid = useViewer()?.uid ?? 0
  const { submit } = useSubmit(sendGift)
  const [queue] = useState(() => new GiftQueue())
  const [run, setRun] = useState<Run>()
  const [failure, setFailure] = useState<string>()
  const name = `gift-${roomId}`

  const send = async ({ gift, each, count }: Sending): Promise<Outcome> => {
    const deed = { roomId, giftId: gift.id, count, price: gift.price }
    const answer = await submit({ intent: intentFor(name, uid, deed), ...deed })
    void client.invalidateQueries({ queryKey: ownBalanceQuery().queryKey })
    if (!answer) return 'unknown'
    const isUnknown = !answer.ok && isOutcomeUnknown(answer.error.code)
    if (!isUnknown) endIntent(name)
    if (answer.ok) {
      setRun({ giftId: gift.id, each, combo: answer.data.combo, until: Date.now() + COMBO_SHOWN_MS })
      void refreshBoards(client, roomId)
      return 'sent'
    }
    setRun(undefined)
    // Of what is missing the form tells by the balance, which is read again.
    if (!/^insufficient_/.test(answer.error.code)) setFailure(failureText(answer.error))
    if (answer.error.code === 'price_changed') void client.invalidateQueries({ queryKey: giftsQuery().queryKey })
    return isUnknown ? 'unknown' : 'refused'
  }

  const give = (gift: Gift, each: number) => {
    setFailure(undefined)
    void queue.press(gift, each, send)
  }
  /** Another gift or number was chosen, or the run has ended. */
  const clear = () => {
    setFailure(undefined)
    setRun(undefined)
  }
  return { give, run, failure, clear }
}
