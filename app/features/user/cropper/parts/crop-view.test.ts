import { expect, test } from 'vitest'
import { type CropView, clampOffset, coveringZoom, frameWithin, normaliseDegrees, resultSize } from './crop-view.ts'

const picture = { width: 400, height: 300 }
const frame = { width: 200, height: 200 }

/** Whether every corner of the frame lies on the picture. */
function isCovered(shift: { x: number; y: number }, view: CropView): boolean {
  const turn = (-view.degrees * Math.PI) / 180
  return [-1, 1].every((right) =>
    [-1, 1].every((down) => {
      const x = (right * view.frame.width) / 2 - shift.x
      const y = (down * view.frame.height) / 2 - shift.y
      const along = x * Math.cos(turn) - y * Math.sin(turn)
      const across = x * Math.sin(turn) + y * Math.cos(turn)
      const slack = 1e-6
      return (
        Math.abs(along) <= (view.picture.width * view.zoom) / 2 + slack &&
        Math.abs(across) <= (view.picture.height * view.zoom) / 2 + slack
      )
    }),
  )
}

test('a frame keeps its ratio inside any stage', () => {
  for (const aspect of [1, 16 / 9])
    for (const stage of [
      { width: 358, height: 320 },
      { width: 640, height: 420 },
      { width: 320, height: 600 },
    ]) {
      const made = frameWithin(stage, aspect)
      expect(made.width / made.height).toBeCloseTo(aspect)
      expect(made.width).toBeLessThan(stage.width)
      expect(made.height).toBeLessThan(stage.height)
    }
})

test('the smallest zoom just fills the frame at every rotation', () => {
  for (let degrees = -180; degrees <= 180; degrees += 15) {
    const zoom = coveringZoom(picture, frame, degrees)
    expect(isCovered({ x: 0, y: 0 }, { picture, frame, degrees, zoom })).toBe(true)
    expect(isCovered({ x: 0, y: 0 }, { picture, frame, degrees, zoom: zoom * 0.99 })).toBe(false)
  }
})

test('the picture cannot be dragged so far that a corner of the frame is empty', () => {
  for (let degrees = -180; degrees <= 180; degrees += 15)
    for (const [x, y] of [
      [999, 0],
      [-999, 40],
      [300, 300],
      [0, -999],
    ] as const) {
      const view = { picture, frame, degrees, zoom: coveringZoom(picture, frame, degrees) * 1.3 }
      expect(isCovered(clampOffset({ x, y }, view), view)).toBe(true)
    }
})

test('a drag that leaves no corner empty is unchanged', () => {
  const view = { picture, frame, degrees: 30, zoom: 3 }
  const shift = clampOffset({ x: 20, y: -35 }, view)
  expect(shift.x).toBeCloseTo(20)
  expect(shift.y).toBeCloseTo(-35)
})

test('a result has the wanted size, and fewer pixels when the picture has fewer', () => {
  const wanted = { width: 1280, height: 720 }
  const wide = { width: 320, height: 180 }
  expect(resultSize(wanted, wide, 10)).toEqual(wanted)
  expect(resultSize(wanted, wide, 2)).toEqual({ width: 640, height: 360 })
  expect(resultSize(wanted, wide, 0.001)).toEqual({ width: 1, height: 1 })
})

test('rotations are normalised to -180 to 180 degrees', () => {
  expect([
    normaliseDegrees(180 + 90),
    normaliseDegrees(-180 - 90),
    normaliseDegrees(90.4),
    normaliseDegrees(360),
    normaliseDegrees(180),
  ]).toEqual([-90, 90, 90, 0, 180])
})
