import { useEffect, useRef, useState } from 'react'
import { isStill } from '#app/lib/is-still.ts'
import { m } from '#app/paraglide/messages.js'

export interface SmallPlayerProps {
  /** The place of the large player; the player is in its first child. */
  place: HTMLElement
  /** In theatre there is no small player. */
  isOff: boolean
  isSmall: boolean
  onSmall: (isSmall: boolean) => void
}

/** Below header, score and tabs. */
const TOP = 132

const BUTTON = 'absolute grid size-11 place-items-center rounded-full text-white focus-visible:outline-white'

/**
 * While the player's place is scrolled out of view and something plays, the same player is small in a corner. Its
 * controls are then out of reach, these stand over it: back to the place, pause, close.
 */
export function SmallPlayer({ place, isOff, isSmall, onSmall }: SmallPlayerProps) {
  const [isPaused, setPaused] = useState(false)
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isOff) return onSmall(false)
    const observer = new IntersectionObserver(
      ([entry]) => {
        const video = place.querySelector('video')
        if (!entry || !video || document.fullscreenElement || document.pictureInPictureElement) return
        onSmall(!entry.isIntersecting && entry.boundingClientRect.top < 0 && !video.paused)
      },
      { rootMargin: `-${TOP}px 0px 0px 0px` },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, isOff, onSmall])

  useEffect(() => {
    const player = place.querySelector('section')
    if (!isSmall || !player) return
    if (player.contains(document.activeElement)) back.current?.focus({ preventScroll: true })
    player.inert = true
    return () => {
      player.inert = false
    }
  }, [isSmall, place])

  useEffect(() => {
    const video = place.querySelector('video')
    if (!isSmall || !video) return
    const read = () => setPaused(video.paused)
    read()
    const stop = new AbortController()
    for (const name of ['play', 'pause']) video.addEventListener(name, read, { signal: stop.signal })
    document.addEventListener('focusin', ({ target }) => makeWay(place, target), { signal: stop.signal })
    return () => stop.abort()
  }, [isSmall, place])

  if (!isSmall) return null
  const toPlace = () => {
    onSmall(false)
    scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' })
    requestAnimationFrame(() => place.querySelector('section')?.focus({ preventScroll: true }))
  }
  const close = () => {
    place.querySelector('video')?.pause()
    onSmall(false)
  }
  const toggle = () => {
    const video = place.querySelector('video')
    if (video?.paused) void video.play().catch(() => undefined)
    else video?.pause()
  }
  return (
    <section aria-label={m.match_small_player()} className="absolute inset-0 bg-linear-to-b from-black/50 to-black/20">
      <button ref={back} type="button" aria-label={m.match_small_back()} onClick={toPlace} className="absolute inset-0">
        <Sign d="M10 16V4m-5 5 5-5 5 5" className="absolute start-3 top-3 text-white" />
      </button>
      <button
        type="button"
        aria-label={isPaused ? m.player_play() : m.player_pause()}
        onClick={toggle}
        className={`${BUTTON} start-0 bottom-0`}
      >
        <Sign d={isPaused ? 'm6 4 10 6-10 6Z' : 'M7 4v12m6-12v12'} className="fill-current" />
      </button>
      <button type="button" aria-label={m.match_small_close()} onClick={close} className={`${BUTTON} end-0 top-0`}>
        <Sign d="m5 5 10 10m0-10L5 15" />
      </button>
    </section>
  )
}

/** Drawn here: icons that several pieces of code share come in one chunk, larger than the small player. */
const Sign = ({ d, className }: { d: string; className?: string }) => (
  <svg
    aria-hidden="true"
    width={20}
    height={20}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={d} />
  </svg>
)

/** Moves the small player to the other corner when it stands on what has the focus (WCAG 2.4.11). */
function makeWay(place: HTMLElement, target: EventTarget | null): void {
  const small = place.firstElementChild
  if (!(target instanceof Element) || !(small instanceof HTMLElement) || small.contains(target)) return
  const [own, its] = [small.getBoundingClientRect(), target.getBoundingClientRect()]
  const isCovered =
    its.left < own.right &&
    its.right > own.left &&
    its.top < own.bottom &&
    its.bottom > own.top &&
    its.width < own.width
  if (isCovered) small.dataset.side = small.dataset.side === 'start' ? 'end' : 'start'
}
