import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { ClaimNote } from './claim-note.tsx'
import { claimsQuery } from './review.queries.ts'
import { type ReviewPlace, useReviews } from './use-reviews.ts'

interface ReviewBarProps extends ReviewPlace {
  /** What is decided about, and whether it still waits. */
  id: number
  isOpen: boolean
  /** Where something can be taken for longer than a review: the way to that, instead of the one to take the review. */
  taking?: ReactNode
}

/** Above what is decided about: who has it, the next one, and the way back. What is decided makes room for the next. */
export function ReviewBar({ queue, parameter, id, isOpen, taking }: ReviewBarProps) {
  const viewer = useViewer()
  const { data: claims = [] } = useQuery(claimsQuery(queue))
  const { take, takeOver, takeNext, leave, close, isBusy } = useReviews({ queue, parameter })
  const claim = claims.find((each) => each.id === id)
  const isMine = claim !== undefined && claim.uid === viewer?.uid
  const mayTakeOver = isOpen && claim?.canBeTakenOver && !isMine
  const askToTakeOver = async (name: string) => {
    const isSure = await confirm({
      title: m.admin_review_take_over_sure({ name }),
      text: m.admin_review_take_over_text(),
      confirmLabel: m.admin_review_take_over(),
      cancelLabel: m.user_act_cancel(),
    })
    if (isSure) await takeOver(id)
  }
  const goOn = useRef(takeNext)
  useEffect(() => {
    goOn.current = takeNext
  })
  const seen = useRef({ id, isOpen, isMine })
  useEffect(() => {
    const before = seen.current
    seen.current = { id, isOpen, isMine: isMine || (before.id === id && before.isMine) }
    if (before.id === id && before.isOpen && before.isMine && !isOpen) void goOn.current()
  }, [id, isOpen, isMine])
  return (
    <section
      aria-label={m.admin_review_title()}
      className="flex max-w-[960px] flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface-1 p-2"
    >
      <Button variant="bare" disabled={isBusy} onClick={() => void close()}>
        <ChevronLeft size={16} aria-hidden className="rtl:rotate-180" />
        {m.admin_review_back()}
      </Button>
      <span
        role="status"
        className={`min-w-0 flex-1 ${claim ? 'max-sm:order-first max-sm:basis-full max-sm:px-2' : ''}`}
      >
        {claim && <ClaimNote claim={claim} />}
      </span>
      {!isMine && !mayTakeOver && taking}
      {isOpen && !claim && taking === undefined && (
        <Button variant="quiet" disabled={isBusy} onClick={() => void take(id)}>
          {m.admin_review_take()}
        </Button>
      )}
      {mayTakeOver && (
        <Button variant="quiet" disabled={isBusy} onClick={() => void askToTakeOver(claim.name)}>
          {m.admin_review_take_over()}
        </Button>
      )}
      {isOpen && isMine && (
        <Button variant="quiet" disabled={isBusy} onClick={() => void leave(id)}>
          {m.admin_review_leave()}
        </Button>
      )}
      <Button
        variant={isOpen ? 'quiet' : 'primary'}
        disabled={isBusy}
        onClick={() => void takeNext(isOpen ? id : undefined)}
      >
        {m.admin_review_next()}
      </Button>
    </section>
  )
}
