import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { ChatGift } from '#contract/chat.ts'
import { giftsQuery } from './gift.queries.ts'

/** What a line of the chat says of a gift, after the name of who sent it. */
export function GiftText({ gift: { id, count, combo } }: { gift: ChatGift }) {
  const { data } = useQuery(giftsQuery())
  const gift = data?.find((each) => each.id === id)
  return (
    <span className="text-text">
      {gift && <img src={gift.picture} alt="" width={22} height={22} className="me-1 inline-block align-[-6px]" />}
      {m.gift_line({ gift: gift?.name ?? m.gift_unknown(), count })}
      {combo > count && (
        <span className="ms-1.5 rounded-sm bg-coin/20 px-1 font-semibold text-12">
          {m.gift_line_combo({ count: combo })}
        </span>
      )}
    </span>
  )
}
