import { useCallback, useState } from 'react'
import { clampOffset, coveringZoom, frameWithin, normaliseDegrees, type Point, type Size } from './crop-view.ts'

/** Maximum zoom; at 1 the picture just covers the frame. */
export const ZOOM_MAX = 4
const CENTRE: Point = { x: 0, y: 0 }

/**
 * Position, zoom and rotation of the picture under the crop frame. The requested position is stored; the position shown
 * never leaves a corner of the frame empty.
 */
export function useCropView(aspect: number) {
  const [stage, setStage] = useState<Size>()
  const [picture, setPicture] = useState<Size>()
  const [requestedShift, setShift] = useState(CENTRE)
  /** At 1 the picture just covers the frame. */
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setStage({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const frame = stage && frameWithin(stage, aspect)
  const min = frame && picture ? coveringZoom(picture, frame, degrees) : 1
  const shown = min * zoom
  return {
    measure,
    frame,
    picture,
    setPicture,
    shift: frame && picture ? clampOffset(requestedShift, { picture, frame, zoom: shown, degrees }) : requestedShift,
    setShift,
    zoom,
    setZoom: (next: number) => setZoom(Math.min(Math.max(next, 1), ZOOM_MAX)),
    /** Zoom in the units of react-easy-crop, where 1 fits the picture into the stage. */
    stageZoom: { min, max: min * ZOOM_MAX, shown },
    degrees,
    rotateTo: (next: number) => setDegrees(normaliseDegrees(next)),
    reset: () => {
      setShift(CENTRE)
      setZoom(1)
      setDegrees(0)
    },
  }
}

export type CropState = ReturnType<typeof useCropView>
