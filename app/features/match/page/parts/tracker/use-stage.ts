import { type RefObject, useLayoutEffect, useState } from 'react'
import { setPictureTime } from '../../../picture-time.ts'

const STAGE = '.whole-stage'

export interface Stage {
  /** What is drawn goes in here, wherever that is on the page: it keeps its state when it moves. */
  host: HTMLElement
  /** Whether the page has a picture that the drawing may take the place of. */
  hasPicture: boolean
  isInstead: boolean
  setInstead(isInstead: boolean): void
}

/** Takes the picture away and puts the drawing in its place; returns how to undo it. */
function takePlace(stage: HTMLElement, host: HTMLElement): () => void {
  stage.querySelector('video')?.pause()
  // A picture that stands still must not hold the match back.
  setPictureTime(undefined)
  stage.hidden = true
  stage.parentNode?.insertBefore(host, stage)
  return () => {
    stage.hidden = false
  }
}

/** Where the drawing is: in its own place on the page, or in that of the picture. */
export function useStage(place: RefObject<HTMLElement | null>): Stage {
  const [host] = useState(() => document.createElement('div'))
  const [stage] = useState(() => document.querySelector<HTMLElement>(STAGE))
  const [isInstead, setInstead] = useState(false)
  useLayoutEffect(() => {
    const focused = document.activeElement
    const undo = isInstead && stage ? takePlace(stage, host) : undefined
    host.className = undo ? 'mb-3 px-3 lg:px-0' : ''
    if (!undo) place.current?.appendChild(host)
    // It loses the focus when it moves.
    if (focused instanceof HTMLElement && host.contains(focused)) focused.focus()
    return undo
  }, [isInstead, stage, host, place])
  useLayoutEffect(
    () => () => {
      host.remove()
    },
    [host],
  )
  return { host, hasPicture: stage !== null, isInstead, setInstead }
}
