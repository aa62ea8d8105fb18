import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Failure } from '#app/lib/call-error.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import type { Gift } from '#contract/gift.ts'
import { COMBO_SHOWN_MS, GIFT_COUNT_MAX } from '#contract/gift-rules.ts'
import { ownBalanceQuery } from '../../coins/balance.queries.ts'
import { endIntent, intentFor } from '../../draft/intents.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { sendGift } from '../gift.functions.ts'
import { giftsQuery, refreshBoards } from '../gift.queries.ts'
import { nextCount, type Run } from './combo.ts'

const UNKNOWN = ['unavailable', 'internal', 'outcome_unknown']

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
      return UNKNOWN.includes(failure.code) ? m.gift_failed() : errorText(failure)
  }
}

/**
 * Sends gifts, one call at a time: what is pressed while one is under way goes together with the next. A call of which no
 * answer came keeps its intent: pressed again it is the same gift.
 */
export function useGiving(roomId: number) {
  const client = useQueryClient()
  const uid = useViewer()?.uid ?? 0
  const { submit } = useSubmit(sendGift)
  const waiting = useRef(0)
  const [run, setRun] = useState<Run>()
  const [failure, setFailure] = useState<string>()
  const name = `gift-${roomId}`

  const sendNext = async (gift: Gift, each: number): Promise<void> => {
    const count = nextCount(waiting.current, each, GIFT_COUNT_MAX)
    const deed = { roomId, giftId: gift.id, count, price: gift.price }
    const answer = await submit({ intent: intentFor(name, uid, deed), ...deed })
    // A call is under way: it goes on with what waits.
    if (!answer) return
    waiting.current -= count
    if (answer.ok || !UNKNOWN.includes(answer.error.code)) endIntent(name)
    if (answer.ok) {
      setRun({ giftId: gift.id, each, combo: answer.data.combo, until: Date.now() + COMBO_SHOWN_MS })
      void refreshBoards(client, roomId)
    } else {
      waiting.current = 0
      setRun(undefined)
      // Of what is missing the form tells by the balance, which is read again below.
      if (!/^insufficient_/.test(answer.error.code)) setFailure(failureText(answer.error))
      if (answer.error.code === 'price_changed') void client.invalidateQueries({ queryKey: giftsQuery().queryKey })
    }
    void client.invalidateQueries({ queryKey: ownBalanceQuery().queryKey })
    if (waiting.current > 0) await sendNext(gift, each)
  }

  const give = (gift: Gift, each: number) => {
    setFailure(undefined)
    waiting.current += each
    void sendNext(gift, each)
  }
  /** Another gift or number was chosen, or the run has ended. */
  const clear = () => {
    setFailure(undefined)
    setRun(undefined)
  }
  return { give, run, failure, clear }
}
