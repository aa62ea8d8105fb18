import { useCallback, useEffect, useState } from 'react'

type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Full screen of the whole frame, with scoreboard and controls; of the video alone on iPhones. */
export function useFullscreen(frame: HTMLElement | null, video: AppleVideo | null) {
  const [isFullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const update = () => setFullscreen(frame !== null && document.fullscreenElement === frame)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [frame])
  const toggleFullscreen = useCallback(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    else if (document.fullscreenEnabled) frame?.requestFullscreen().catch(() => undefined)
    else video?.webkitEnterFullscreen?.()
  }, [frame, video])
  return { isFullscreen, toggleFullscreen }
}
