import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useMedia } from '#app/lib/use-media.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { shortNameOf } from '../../team-name.tsx'
import { neighboursOf } from './live-order.ts'
import { stepOfKey } from './step-of-key.ts'
import { type Step, stepOfSwipe } from './step-of-swipe.ts'
import { useOtherLive } from './use-other-live.ts'

interface MatchStepsProps {
  match: MatchRow
  /** Stands after the scoreboard, over which a finger sweeps. */
  slot: RefObject<HTMLElement | null>
}

const addressOf = ({ gameId, id }: MatchRow) => ({ game: gameById(gameId)?.code ?? '', id: String(id) })

/** Links to the live matches before and after this one, by keys and by a sweep over the scoreboard too. */
export function MatchSteps({ match, slot }: MatchStepsProps) {
  const navigate = useNavigate()
  const { previous, next } = neighboursOf(useOtherLive(match) ?? [], match.id)
  const neighbours = useRef({ previous, next })
  useLayoutEffect(() => {
    neighbours.current = { previous, next }
  }, [previous, next])
  // Once, whatever scores change meanwhile: a sweep that has begun must not be forgotten. As soon as the links are seen.
  useLayoutEffect(() => {
    const go = (step: Step | undefined) => {
      const to = step && neighbours.current[step]
      if (to) void navigate({ to: '/$game/$id', params: addressOf(to) })
      return to !== undefined
    }
    const stop = new AbortController()
    const { signal } = stop
    const press = (event: KeyboardEvent) => {
      if (go(stepOfKey(event, document.activeElement))) event.preventDefault()
    }
    document.addEventListener('keydown', press, { signal })
    let start: Touch | undefined
    const begin = ({ touches, target }: TouchEvent) => {
      const board = slot.current?.previousElementSibling
      const isOnBoard = target instanceof Element && board?.contains(target) && !target.closest('.overflow-x-auto')
      start = touches.length === 1 && isOnBoard ? touches[0] : undefined
    }
    const end = ({ changedTouches: [last] }: TouchEvent) => {
      if (start && last) go(stepOfSwipe(start, last, innerWidth, document.dir === 'rtl'))
      start = undefined
    }
    document.addEventListener('touchstart', begin, { signal, passive: true })
    document.addEventListener('touchend', end, { signal, passive: true })
    return () => stop.abort()
  }, [slot, navigate])
  return (
    <nav aria-label={m.match_steps_label()} className="flex min-h-11 items-center justify-between gap-4 text-12">
      {previous && <StepLink match={previous} step="previous" />}
      {next && next !== previous && <StepLink match={next} step="next" />}
    </nav>
  )
}

const WIDE = '(width >= 480px)'

/** What a phone has room for: a line for each team. */
const shortNames = ({ home, away }: MatchRow) => ({
  home: shortNameOf(home, away) ?? home.name,
  away: shortNameOf(away, home) ?? away.name,
})

const PhoneName = ({ name }: { name: string }) => (
  <span dir="auto" className="block truncate match-parent">
    {name}
  </span>
)

const KEYS = { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown' } as const
const KEYS_SHOWN = { previous: 'Alt ↑', next: 'Alt ↓' } as const

function StepLink({ match, step }: { match: MatchRow; step: Step }) {
  const isWide = useMedia(WIDE)
  const whole = { home: match.home.name, away: match.away.name }
  // The link is called what it shows, and who says that presses it; the whole names are in its title.
  const shown = isWide ? whole : shortNames(match)
  const textOf = step === 'previous' ? m.match_steps_previous : m.match_steps_next
  const Icon = step === 'previous' ? ChevronLeft : ChevronRight
  return (
    <Link
      to="/$game/$id"
      params={addressOf(match)}
      preload={false}
      aria-label={textOf(shown)}
      aria-keyshortcuts={KEYS[step]}
      title={m.match_steps_keys({ text: textOf(whole), keys: KEYS_SHOWN[step] })}
      className={`flex min-h-11 min-w-0 items-center gap-1 text-text-muted hover:text-text ${step === 'next' ? 'ms-auto flex-row-reverse text-end' : ''}`}
    >
      <Icon aria-hidden size={18} className="shrink-0 rtl:-scale-x-100" />
      {isWide ? (
        <span dir="auto" className="truncate">{`${shown.home} - ${shown.away}`}</span>
      ) : (
        <span className="min-w-0 leading-4">
          <PhoneName name={shown.home} /> <PhoneName name={shown.away} />
        </span>
      )}
    </Link>
  )
}
