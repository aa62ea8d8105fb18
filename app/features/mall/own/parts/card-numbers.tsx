import { useState } from 'react'
import { takeFocus } from '#app/lib/take-focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '../../../login/form/form-error.tsx'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import { CopyButton } from '../../../shell/copy-button.tsx'
import { OwnCard } from '../../../user/own/own-page.tsx'
import { getCards } from '../../mall.functions.ts'

/** The card numbers, asked for when the owner presses the button, and kept nowhere else. */
export function CardNumbers({ id }: { id: number }) {
  const [cards, setCards] = useState<readonly string[]>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const show = async () => {
    setIsBusy(true)
    setFailure(undefined)
    const answer = await getCards({ data: { id } }).catch(() => ({
      ok: false as const,
      error: { code: 'unavailable' as const },
    }))
    setIsBusy(false)
    if (answer.ok) setCards(answer.data.cards)
    else setFailure(accountErrorText(answer.error))
  }
  return (
    <OwnCard title={m.mall_cards_title()} hint={m.mall_cards_hint()}>
      {cards?.map((number) => (
        <div key={number} className="mb-2 flex flex-wrap items-center gap-2">
          <code dir="ltr" className="min-w-0 flex-1 break-all rounded-md bg-bg px-3 py-2">
            {number}
          </code>
          <CopyButton text={number} />
        </div>
      ))}
      <FormError text={failure} />
      {cards ? (
        <Button key="hide" ref={takeFocus} variant="quiet" onClick={() => setCards(undefined)}>
          {m.mall_cards_hide()}
        </Button>
      ) : (
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void show()}>
          {m.mall_cards_show()}
        </Button>
      )}
    </OwnCard>
  )
}
