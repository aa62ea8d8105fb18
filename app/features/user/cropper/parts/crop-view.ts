export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** The frame takes so much of the stage; the rest shows what is cut off. */
const FRAME_SHARE = 0.88

/** The largest frame of an aspect ratio (width to height) that fits a stage, in pixels. */
export function frameIn(stage: Size, aspect: number): Size {
  const width = Math.min(stage.width * FRAME_SHARE, stage.height * FRAME_SHARE * aspect)
  return { width, height: width / aspect }
}

const turnOf = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

/** What a frame measures along the axes of a picture turned by so many degrees. */
function extentOf(frame: Size, degrees: number): Size {
  const cos = Math.abs(turnOf(degrees).cos)
  const sin = Math.abs(turnOf(degrees).sin)
  return { width: frame.width * cos + frame.height * sin, height: frame.width * sin + frame.height * cos }
}

/** The smallest zoom at which a turned picture fills the frame to its corners. */
export function coveringZoom(picture: Size, frame: Size, degrees: number): number {
  const extent = extentOf(frame, degrees)
  return Math.max(extent.width / picture.width, extent.height / picture.height)
}

export interface View {
  /** The picture as shown at zoom 1. */
  picture: Size
  frame: Size
  zoom: number
  degrees: number
}

const limited = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** The nearest shift of the picture, from the middle of the frame, that leaves no corner of the frame empty. */
export function keptCovered(shift: Point, { picture, frame, zoom, degrees }: View): Point {
  const { cos, sin } = turnOf(degrees)
  const extent = extentOf(frame, degrees)
  // Along the picture's own axes the way is a plain rectangle.
  const along = limited(shift.x * cos + shift.y * sin, Math.max(0, (picture.width * zoom - extent.width) / 2))
  const across = limited(shift.y * cos - shift.x * sin, Math.max(0, (picture.height * zoom - extent.height) / 2))
  return { x: along * cos - across * sin, y: along * sin + across * cos }
}

/**
 * Size of the result in pixels: as wanted, or smaller in the same ratio when the frame holds fewer pixels of the
 * picture (`pixelsPerUnit` of them for each unit of the frame). Nothing is blown up.
 */
export function resultSize(wanted: Size, frame: Size, pixelsPerUnit: number): Size {
  const share = Math.min(1, (frame.width * pixelsPerUnit) / wanted.width)
  return {
    width: Math.max(1, Math.round(wanted.width * share)),
    height: Math.max(1, Math.round(wanted.height * share)),
  }
}

/** A turn as -180 to 180 degrees, whole ones. */
export const turned = (degrees: number): number => {
  const whole = ((Math.round(degrees) % 360) + 360) % 360
  return whole > 180 ? whole - 360 : whole
}
