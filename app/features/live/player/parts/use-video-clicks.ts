import { useEffect, useRef } from 'react'

/** A click on the picture plays or pauses, a double click toggles full screen; a tap only shows the controls. */
export function useVideoClicks(video: HTMLVideoElement | null, onClick: () => void, onDoubleClick: () => void): void {
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
