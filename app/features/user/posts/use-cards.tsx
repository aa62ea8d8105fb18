import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { CardOf } from '#contract/news-rules.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { ArticleCard } from '../../news/article-card.tsx'

const PickMatch = lazy(() => import('./pick-match.tsx').then((module) => ({ default: module.PickMatch })))

function DrawnCard({ match, player }: CardOf) {
  const { data } = useQuery(roomMatchesQuery([{ matchId: match }]))
  return data ? <ArticleCard match={data.matches.find(({ id }) => id === match)} player={player} /> : null
}

/** The cards of matches in the field, and the dialog that asks which. */
export function useCards() {
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<(card: CardOf | undefined) => void>(undefined)
  const pick = () =>
    new Promise<CardOf | undefined>((resolve) => {
      answer.current = resolve
      setIsOpen(true)
    })
  const end = (match?: number) => {
    setIsOpen(false)
    answer.current?.(match === undefined ? undefined : { match })
  }
  return {
    field: { label: m.user_post_match_title(), pick, draw: (card: CardOf) => <DrawnCard {...card} /> },
    dialog: isOpen && (
      <Suspense>
        <PickMatch onPick={end} onClose={() => end()} />
      </Suspense>
    ),
  }
}
