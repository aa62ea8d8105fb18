import { VIDEO_POSTER_PX_MAX } from '#contract/video-rules.ts'

const QUALITY = 0.85
/** Enough for every place where a poster stands. */
const WIDTH_MAX = Math.min(1280, VIDEO_POSTER_PX_MAX)

async function jpegOf(source: CanvasImageSource, width: number, height: number): Promise<Blob | null> {
  const scale = Math.min(1, WIDTH_MAX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** The picture that a video shows now; null while it shows none. */
export const capturePoster = (video: HTMLVideoElement): Promise<Blob | null> =>
  video.videoWidth > 0 ? jpegOf(video, video.videoWidth, video.videoHeight) : Promise.resolve(null)

/** A chosen picture as it is sent; null when it is none that this browser can read. */
export async function shrinkPoster(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  const jpeg = await jpegOf(picture, picture.width, picture.height)
  picture.close()
  return jpeg
}
