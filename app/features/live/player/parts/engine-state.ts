import { AT_EDGE, type LivePosition } from './live-position.ts'
import { AUTO_RENDITION, type Rendition } from './playback.ts'

/**
 * `loading` until the first frame of a source, `buffering` when playback stalls, `offline` without network, `failed`
 * when no source can be played.
 */
export type Phase = 'loading' | 'playing' | 'paused' | 'buffering' | 'offline' | 'failed'

/** The state the controls render; a new object on every change. */
export type PlayerState = {
  phase: Phase
  /** A frame has been shown: the poster can be hidden. */
  hasPicture: boolean
  sourceIndex: number
  /** Index of the source that failed last and was left automatically, for the notice. */
  leftSourceIndex: number | null
  /** Every source has failed since the last steady playback; they are tried again. */
  isRetrying: boolean
  renditions: Rendition[]
  /** The viewer's choice; `AUTO_RENDITION` for automatic. */
  chosenRendition: number
  shownRendition: number | null
  isMuted: boolean
  volume: number
  /** Of a recording; 1 is as it was. */
  speed: number
  position: LivePosition
}

export function initialState(sourceIndex: number): PlayerState {
  return {
    phase: 'loading',
    hasPicture: false,
    sourceIndex,
    leftSourceIndex: null,
    isRetrying: false,
    renditions: [],
    chosenRendition: AUTO_RENDITION,
    shownRendition: null,
    isMuted: true,
    volume: 1,
    speed: 1,
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
