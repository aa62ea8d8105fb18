import { useCallback, useState } from 'react'
import { coveringZoom, frameIn, keptCovered, type Point, type Size, turned } from './crop-view.ts'

/** How far beyond filling the frame a picture may be enlarged. */
export const ZOOM_MAX = 4
const MIDDLE: Point = { x: 0, y: 0 }

/** Where the picture stands in the frame. What the visitor asked for is kept; what is shown never leaves a corner empty. */
export function useCropView(aspect: number) {
  const [stage, setStage] = useState<Size>()
  const [picture, setPicture] = useState<Size>()
  const [askedShift, setShift] = useState(MIDDLE)
  /** 1 fills the frame. */
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setStage({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const frame = stage && frameIn(stage, aspect)
  const least = frame && picture ? coveringZoom(picture, frame, degrees) : 1
  const shown = least * zoom
  return {
    measure,
    frame,
    picture,
    setPicture,
    shift: frame && picture ? keptCovered(askedShift, { picture, frame, zoom: shown, degrees }) : askedShift,
    setShift,
    zoom,
    setZoom: (next: number) => setZoom(Math.min(Math.max(next, 1), ZOOM_MAX)),
    /** The library's zoom: 1 is the picture as it fits the stage. */
    stageZoom: { least, most: least * ZOOM_MAX, shown },
    degrees,
    turnTo: (next: number) => setDegrees(turned(next)),
    reset: () => {
      setShift(MIDDLE)
      setZoom(1)
      setDegrees(0)
    },
  }
}

export type CropState = ReturnType<typeof useCropView>
