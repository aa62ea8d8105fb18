/** A function that toggles picture-in-picture, or undefined where it is not supported. */
export function pictureInPictureOf(video: HTMLVideoElement | null): (() => void) | undefined {
  if (!video || !document.pictureInPictureEnabled) return undefined
  return () => {
    const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()
    change.catch(() => undefined)
  }
}
