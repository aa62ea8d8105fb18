import type { PictureType } from '../picture-fault.ts'
import { type Point, resultSize, type Size } from './crop-view.ts'

const JPEG_QUALITY = 0.9

export interface Crop {
  picture: ImageBitmap
  frame: Size
  /** From the middle of the frame to the middle of the picture. */
  shift: Point
  degrees: number
  /** Units of the frame for one pixel of the picture. */
  scale: number
  wanted: Size
}

/** Looks past the outermost pixels: they may be half covered without meaning it. */
function hasTransparency(context: CanvasRenderingContext2D, { width, height }: Size): boolean {
  if (width < 3 || height < 3) return false
  const { data } = context.getImageData(1, 1, width - 2, height - 2)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

function putOnWhite(context: CanvasRenderingContext2D, { width, height }: Size): void {
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
}

const encoded = (canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      type,
      JPEG_QUALITY,
    ),
  )

/** What the frame shows, as a file: PNG when something in it is transparent, otherwise JPEG. */
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
  if (hasTransparency(context, size)) return encoded(canvas, 'image/png')
  putOnWhite(context, size)
  return encoded(canvas, 'image/jpeg')
}
