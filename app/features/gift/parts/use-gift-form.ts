import { useState } from 'react'
import { useOnline } from '#app/lib/use-online.ts'
import { m } from '#app/paraglide/messages.js'
import type { Gift } from '#contract/gift.ts'
import { GIFT_COUNT_MAX } from '#contract/gift-rules.ts'
import type { Room } from '#contract/room.ts'
import { useOwnBalance } from '../../coins/balance.queries.ts'
import { openLogin } from '../../login/login.store.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useGiving } from './use-giving.ts'

export type GiftFormState = ReturnType<typeof useGiftForm>

/** What is chosen of a room's gifts and how many, whether it can be sent, and what sends it. */
export function useGiftForm(room: Room, gifts: readonly Gift[], isOver: boolean) {
  const viewer = useViewer()
  const balance = useOwnBalance()
  const isOnline = useOnline()
  const [giftId, setGiftId] = useState<number>()
  const [typed, setTyped] = useState('1')
  const { give, run, failure, clear } = useGiving(room.id)
  const gift = gifts.find(({ id }) => id === giftId) ?? gifts[0]
  const count = Number(typed)
  const isCount = Number.isInteger(count) && count >= 1 && count <= GIFT_COUNT_MAX
  const total = gift ? gift.price * (isCount ? count : 0) : 0
  const isOwn = viewer?.uid !== undefined && viewer.uid === room.anchor.uid
  const note = isOver ? m.gift_over() : isOwn ? m.gift_own_room() : isOnline ? undefined : m.gift_offline()
  const lacks = gift !== undefined && balance !== null && balance[gift.currency] < total
  const isSame = gift !== undefined && run?.giftId === gift.id && run.each === count
  return {
    gift,
    typed,
    count,
    isCount,
    balance,
    price: gift ? { [gift.currency]: total } : {},
    /** Why nothing can be sent here, whatever is chosen. */
    note,
    isUser: viewer !== null,
    /** Only with coins that the viewer does not have. */
    lacks: viewer !== null && note === undefined && lacks,
    failure,
    /** The run that another press goes on with. */
    run: isSame && note === undefined ? run : undefined,
    clear,
    choose(id: number) {
      setGiftId(id)
      clear()
    },
    type(text: string) {
      setTyped(text.replace(/\D/g, '').slice(0, 3))
      clear()
    },
    submit() {
      if (!viewer) openLogin({ reason: m.gift_sign_in() })
      else if (gift && isCount && !note && !lacks) give(gift, count)
    },
  }
}
