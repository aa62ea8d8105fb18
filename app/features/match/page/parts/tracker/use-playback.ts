import { useEffect, useState } from 'react'
import { type Course, nextStep, type Speed } from './course.ts'

export interface Playback {
  /** The play that is shown. */
  index: number
  /** Whether that is the last one that is known, and stays so as more come. */
  isAtEnd: boolean
  isPlaying: boolean
  speed: Speed
  /** How long it takes to the next one. */
  stepMs: number
  show(index: number): void
  toEnd(): void
  toggle(): void
  setSpeed(speed: Speed): void
}

/** `end`: the last play that may be shown; it grows while a match goes on, and shrinks with a picture that is rewound. */
export function usePlayback(course: Course, end: number): Playback {
  const [at, setAt] = useState<number>()
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('minute')
  const index = Math.min(at ?? end, end)
  const isAtEnd = at === undefined || at >= end
  const step = isPlaying && !isAtEnd ? nextStep(course, index, end, speed) : undefined
  const [next, ms] = [step?.index, step?.ms ?? 0]
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => setAt(next), ms)
    return () => clearTimeout(timer)
  }, [next, ms])
  useEffect(() => {
    if (!isAtEnd) return
    setPlaying(false)
    // It follows from here on.
    setAt(undefined)
  }, [isAtEnd])
  const replay = () => {
    setAt(0)
    setPlaying(true)
  }
  const toEnd = () => setAt(undefined)
  return {
    index,
    isAtEnd,
    isPlaying: isPlaying && !isAtEnd,
    speed,
    stepMs: ms,
    show: (to) => setAt(to >= end ? undefined : Math.max(0, to)),
    toEnd,
    toggle: () => (isAtEnd ? replay() : setPlaying(!isPlaying)),
    setSpeed,
  }
}
