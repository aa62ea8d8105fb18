import type { Page } from '@playwright/test'

export interface Drawing {
  width: number
  height: number
  type: 'image/png' | 'image/jpeg'
  /** A transparent circle in the middle. */
  isSeeThrough?: boolean
}

/** A picture of four quarters (red, green; blue, yellow), drawn on a canvas of the page. */
export async function drawPicture(page: Page, drawing: Drawing): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, type, isSeeThrough }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    for (const [index, colour] of ['#f00', '#0f0', '#00f', '#ff0'].entries()) {
      context.fillStyle = colour
      context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2)
    }
    if (isSeeThrough) context.clearRect(width / 4, height / 4, width / 2, height / 2)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, drawing)
  return Buffer.from(base64, 'base64')
}

export interface PictureInfo {
  type: string
  width: number
  height: number
  /** The colours in its four corners, row by row. */
  corners: string[]
}

/** The size and colours of a picture, decoded by the browser. */
export function readPictureInfo(page: Page, bytes: Buffer): Promise<PictureInfo> {
  const type = bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'
  return page.evaluate(
    async ([data, mimeType]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: mimeType }))
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const colourAt = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
        const bits = [red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')
        return (
          { '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow', '111': 'white', '000': 'black' }[bits] ?? bits
        )
      }
      const [right, bottom] = [width - 4, height - 4]
      const corners = [colourAt(3, 3), colourAt(right, 3), colourAt(3, bottom), colourAt(right, bottom)]
      return { type: mimeType, width, height, corners }
    },
    [[...bytes], type] as const,
  )
}
