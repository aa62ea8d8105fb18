export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Part of the stage that the frame takes; the rest shows what is cut off. */
const FRAME_SHARE = 0.88

/** The largest frame of an aspect ratio (width to height) that fits a stage, in pixels. */
export function frameWithin(stage: Size, aspect: number): Size {
  const width = Math.min(stage.width * FRAME_SHARE, stage.height * FRAME_SHARE * aspect)
  return { width, height: width / aspect }
}

const turnOf = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

/** Extent of the frame along the axes of a rotated picture. */
function extentOf(frame: Size, degrees: number): Size {
  const cos = Math.abs(turnOf(degrees).cos)
  const sin = Math.abs(turnOf(degrees).sin)
  return { width: frame.width * cos + frame.height * sin, height: frame.width * sin + frame.height * cos }
}

/** The smallest zoom at which a rotated picture covers the frame. */
export function coveringZoom(picture: Size, frame: Size, degrees: number): number {
  const extent = extentOf(frame, degrees)
  return Math.max(extent.width / picture.width, extent.height / picture.height)
}

export interface CropView {
  /** Size of the picture at zoom 1. */
  picture: Size
  frame: Size
  zoom: number
  degrees: number
}

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** The nearest offset of the picture from the centre of the frame that leaves no corner of the frame empty. */
export function clampOffset(shift: Point, { picture, frame, zoom, degrees }: CropView): Point {
  const { cos, sin } = turnOf(degrees)
  const extent = extentOf(frame, degrees)
  // Along the picture's own axes the allowed offsets form a rectangle.
  const along = clamp(shift.x * cos + shift.y * sin, Math.max(0, (picture.width * zoom - extent.width) / 2))
  const across = clamp(shift.y * cos - shift.x * sin, Math.max(0, (picture.height * zoom - extent.height) / 2))
  return { x: along * cos - across * sin, y: along * sin + across * cos }
}

/**
 * Size of the result in pixels: as wanted, or smaller with the same ratio when the frame contains fewer pixels of the
 * picture (`pixelsPerUnit` per unit of the frame). Never enlarges.
 */
export function resultSize(wanted: Size, frame: Size, pixelsPerUnit: number): Size {
  const share = Math.min(1, (frame.width * pixelsPerUnit) / wanted.width)
  return {
    width: Math.max(1, Math.round(wanted.width * share)),
    height: Math.max(1, Math.round(wanted.height * share)),
  }
}

/** A rotation in whole degrees, normalised to -180 to 180. */
export const normaliseDegrees = (degrees: number): number => {
  const whole = ((Math.round(degrees) % 360) + 360) % 360
  return whole > 180 ? whole - 360 : whole
}
