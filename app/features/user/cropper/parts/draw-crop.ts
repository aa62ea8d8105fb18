import type { PictureType } from '../picture-fault.ts'
import { type Point, resultSize, type Size } from './crop-view.ts'

const JPEG_QUALITY = 0.9

export interface Crop {
  picture: ImageBitmap
  frame: Size
  /** Offset of the picture's centre from the frame's. */
  shift: Point
  degrees: number
  /** Units of the frame per pixel of the picture. */
  scale: number
  wanted: Size
}

/** Ignores the outermost pixels, which anti-aliasing may make translucent. */
function hasTransparency(context: CanvasRenderingContext2D, { width, height }: Size): boolean {
  if (width < 3 || height < 3) return false
  const { data } = context.getImageData(1, 1, width - 2, height - 2)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

function fillBackgroundWhite(context: CanvasRenderingContext2D, { width, height }: Size): void {
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
}

const encode = (canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      type,
      JPEG_QUALITY,
    ),
  )

/** The cropped picture as a file: PNG when it has transparency, otherwise JPEG. */
export async function drawCrop({ picture, frame, shift, degrees, scale, wanted }: Crop): Promise<Blob> {
  const size = resultSize(wanted, frame, 1 / scale)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.translate(size.width / 2, size.height / 2)
  context.scale(size.width / frame.width, size.height / frame.height)
  context.translate(shift.x, shift.y)
  context.rotate((degrees * Math.PI) / 180)
  context.scale(scale, scale)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  if (hasTransparency(context, size)) return encode(canvas, 'image/png')
  fillBackgroundWhite(context, size)
  return encode(canvas, 'image/jpeg')
}
