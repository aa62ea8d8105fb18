/** The switch for the small floating window, or undefined where the browser has none. */
export function pictureInPictureOf(video: HTMLVideoElement | null): (() => void) | undefined {
  if (!video || !document.pictureInPictureEnabled) return undefined
  return () => {
    const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()
    change.catch(() => undefined)
  }
}
