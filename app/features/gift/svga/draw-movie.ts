import type { Frame, Movie, Outline, Shape } from './movie.ts'

const paths = new WeakMap<Outline, Path2D>()

function pathOf(outline: Outline): Path2D {
  const known = paths.get(outline)
  if (known) return known
  const path = new Path2D(outline.kind === 'path' ? outline.d : undefined)
  if (outline.kind === 'rect') path.roundRect(outline.x, outline.y, outline.width, outline.height, outline.radius)
  else if (outline.kind === 'ellipse') path.ellipse(outline.x, outline.y, outline.rx, outline.ry, 0, 0, 2 * Math.PI)
  paths.set(outline, path)
  return path
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape): void {
  const { outline, matrix, fill, stroke, strokeWidth, cap, join, miter, dash } = shape
  context.save()
  context.transform(...matrix)
  const path = pathOf(outline)
  if (fill) {
    context.fillStyle = fill
    context.fill(path)
  }
  if (stroke && strokeWidth > 0) {
    context.strokeStyle = stroke
    context.lineWidth = strokeWidth
    context.lineCap = cap
    context.lineJoin = join
    if (miter > 0) context.miterLimit = miter
    context.setLineDash([...dash])
    context.stroke(path)
  }
  context.restore()
}

function drawFrame(context: CanvasRenderingContext2D, frame: Frame, image: ImageBitmap | undefined): void {
  context.save()
  context.globalAlpha = frame.alpha
  context.transform(...frame.matrix)
  if (frame.clip) context.clip(new Path2D(frame.clip))
  if (image) context.drawImage(image, 0, 0, frame.width, frame.height)
  for (const shape of frame.shapes) drawShape(context, shape)
  context.restore()
}

/** A movie with its pictures unpacked. */
export interface ReadyMovie {
  movie: Movie
  images: ReadonlyMap<string, ImageBitmap>
}

/** Unpacks the pictures; one that cannot be is not drawn. */
export async function makeReady(movie: Movie): Promise<ReadyMovie> {
  const images = new Map<string, ImageBitmap>()
  for (const [name, file] of movie.images) {
    const image = await createImageBitmap(new Blob([file as BlobPart], { type: 'image/png' })).catch(() => undefined)
    if (image) images.set(name, image)
  }
  return { movie, images }
}

/** Draws one frame over the whole canvas, which has the movie's size or a multiple of it. */
export function drawMovie(canvas: HTMLCanvasElement, { movie, images }: ReadyMovie, frame: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.scale(canvas.width / movie.width, canvas.height / movie.height)
  for (const { frames, image } of movie.sprites) {
    const own = frames[frame]
    if (own) drawFrame(context, own, images.get(image))
  }
}

/**
 * Plays a movie from its first frame; `onFrame` is told each, `onEnd` after the last when it is not repeated. Returns what
 * stops it.
 */
export function playMovie(
  canvas: HTMLCanvasElement,
  ready: ReadyMovie,
  {
    isRepeated = false,
    from = 0,
    onFrame,
    onEnd,
  }: { isRepeated?: boolean; from?: number; onFrame?: (frame: number) => void; onEnd?: () => void } = {},
): () => void {
  const { fps, frames } = ready.movie
  let shown = -1
  let start: number | undefined
  let request = 0
  const step = (now: number) => {
    start ??= now - (from / fps) * 1000
    const count = Math.floor(((now - start) / 1000) * fps)
    if (count >= frames && !isRepeated) {
      onEnd?.()
      return
    }
    const frame = count % frames
    if (frame !== shown) {
      shown = frame
      drawMovie(canvas, ready, frame)
      onFrame?.(frame)
    }
    request = requestAnimationFrame(step)
  }
  request = requestAnimationFrame(step)
  return () => cancelAnimationFrame(request)
}
