import { useEffect, useRef } from 'react'

/** A click on the picture plays or pauses and a double click fills the screen; a tap only wakes the controls. */
export function useSurface(video: HTMLVideoElement | null, onClick: () => void, onDoubleClick: () => void): void {
  const latest = useRef({ onClick, onDoubleClick })
  useEffect(() => {
    latest.current = { onClick, onDoubleClick }
  })
  useEffect(() => {
    if (!video) return
    const click = (event: MouseEvent) => {
      const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse'
      if (!isTouch) latest.current.onClick()
    }
    const doubleClick = () => latest.current.onDoubleClick()
    video.addEventListener('click', click)
    video.addEventListener('dblclick', doubleClick)
    return () => {
      video.removeEventListener('click', click)
      video.removeEventListener('dblclick', doubleClick)
    }
  }, [video])
}
