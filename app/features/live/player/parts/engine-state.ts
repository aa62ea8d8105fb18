import { AT_EDGE, type LivePosition } from './live-position.ts'
import { AUTO_RENDITION, type Rendition } from './playback.ts'

/**
 * `loading` until the first picture of a source, `buffering` when it stands still for want of data, `offline` while
 * the browser has no network, `failed` when every source was tried in vain.
 */
export type Phase = 'loading' | 'playing' | 'paused' | 'buffering' | 'offline' | 'failed'

/** What the controls show. A new object whenever anything in it changes. */
export type PlayerState = {
  phase: Phase
  /** A picture has been shown: the poster may go. */
  hasPicture: boolean
  sourceIndex: number
  /** Index of the source that died last and was left by itself, for the polite notice. */
  leftSourceIndex: number | null
  renditions: Rendition[]
  /** What the viewer chose; `AUTO_RENDITION` for none. */
  chosenRendition: number
  shownRendition: number | null
  isMuted: boolean
  volume: number
  position: LivePosition
}

export function initialState(sourceIndex: number): PlayerState {
  return {
    phase: 'loading',
    hasPicture: false,
    sourceIndex,
    leftSourceIndex: null,
    renditions: [],
    chosenRendition: AUTO_RENDITION,
    shownRendition: null,
    isMuted: true,
    volume: 1,
    position: AT_EDGE,
  }
}

export type PhaseFacts = {
  hasFailed: boolean
  isWaitingForNetwork: boolean
  isPaused: boolean
  hasPlayed: boolean
  isStalled: boolean
}

export function phaseOf(facts: PhaseFacts): Phase {
  if (facts.hasFailed) return 'failed'
  if (facts.isWaitingForNetwork) return 'offline'
  if (facts.isPaused) return 'paused'
  if (!facts.hasPlayed) return 'loading'
  return facts.isStalled ? 'buffering' : 'playing'
}

/** True when no field differs; positions are compared by value. */
export function isSameState(a: PlayerState, b: PlayerState): boolean {
  return (
    Object.entries(a).every(([key, value]) => key === 'position' || b[key as keyof PlayerState] === value) &&
    Object.entries(a.position).every(([key, value]) => b.position[key as keyof LivePosition] === value)
  )
}
