import type { Palette } from '#app/lib/theme-tokens.ts'

/** Four times the size at which pictures are shown, or what a home screen wants. */
export interface LogoSize {
  width: number
  height: number
  /** Where a narrower picture stands. */
  align: 'start' | 'centre'
  /** The part of the side that is left free all around. */
  margin?: number
}

export const WORDMARK: LogoSize = { width: 528, height: 128, align: 'start' }
export const MARK: LogoSize = { width: 256, height: 256, align: 'centre' }
export const ICONS: Readonly<Record<'small' | 'large' | 'maskable', LogoSize>> = {
  small: { width: 192, height: 192, align: 'centre' },
  large: { width: 512, height: 512, align: 'centre' },
  maskable: { width: 512, height: 512, align: 'centre', margin: 0.1 },
}

function canvasOf({ width, height }: Pick<LogoSize, 'width' | 'height'>) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('no canvas')
  return { canvas, drawing }
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )

/** A picture in an element runs and loads nothing, so what is drawn of an SVG is a picture and no document. */
async function elementOf(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A file, SVG or any other picture, drawn to a size. Throws for what is no picture. */
export async function fittedLogo(file: Blob, { width, height, align, margin = 0 }: LogoSize): Promise<Blob> {
  const picture = await elementOf(file)
  const free = Math.min(width, height) * margin
  const scale = Math.min(
    (width - 2 * free) / (picture.naturalWidth || width),
    (height - 2 * free) / (picture.naturalHeight || height),
  )
  const [wide, high] = [(picture.naturalWidth || width) * scale, (picture.naturalHeight || height) * scale]
  const { canvas, drawing } = canvasOf({ width, height })
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, align === 'start' ? 0 : (width - wide) / 2, (height - high) / 2, wide, high)
  return asPng(canvas)
}

interface Drawn {
  name: string
  palette: Palette
  /** On the brand's colour. */
  ink: string
}

/** The first letter on the brand's colour. `isWhole`: to the edges, for icons that are cut. */
function drawSign(
  drawing: CanvasRenderingContext2D,
  side: number,
  { name, palette, ink }: Drawn,
  isWhole = false,
): void {
  drawing.fillStyle = palette.brand
  drawing.beginPath()
  drawing.roundRect(0, 0, side, side, isWhole ? 0 : side * 0.22)
  drawing.fill()
  drawing.fillStyle = ink
  drawing.font = `700 ${side * 0.58}px system-ui, sans-serif`
  drawing.textAlign = 'center'
  drawing.textBaseline = 'alphabetic'
  const [letter = ''] = [...name.trim().toLocaleUpperCase()]
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = drawing.measureText(letter)
  drawing.fillText(letter, side / 2, side / 2 + (above - below) / 2)
}

export function drawnMark(drawn: Drawn, { width, height }: LogoSize, isWhole = false): Promise<Blob> {
  const { canvas, drawing } = canvasOf({ width, height })
  drawSign(drawing, width, drawn, isWhole)
  return asPng(canvas)
}

/** The sign and the name beside it, as large as both fit. */
export function drawnWordmark(drawn: Drawn): Promise<Blob> {
  const { width, height } = WORDMARK
  const { canvas, drawing } = canvasOf(WORDMARK)
  drawSign(drawing, height, drawn)
  const at = height * 1.2
  drawing.textAlign = 'left'
  drawing.direction = 'ltr'
  drawing.textBaseline = 'alphabetic'
  drawing.fillStyle = drawn.palette.text
  const fontOf = (size: number) => `700 ${size}px system-ui, sans-serif`
  drawing.font = fontOf(height * 0.6)
  const wide = drawing.measureText(drawn.name).width
  drawing.font = fontOf(height * 0.6 * Math.min(1, (width - at) / wide))
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = drawing.measureText(drawn.name)
  drawing.fillText(drawn.name, at, height / 2 + (above - below) / 2)
  return asPng(canvas)
}
