import fs from 'node:fs'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { readSvga } from '#app/features/gift/svga/read-svga.ts'
import { CATALOGUE } from '#backend/gift/catalogue.ts'
import { DRAWINGS, svgOf } from './drawings.ts'
import { MOTIONS } from './motions.ts'
import { svgaOf } from './write-svga.ts'

const fileOf = (code: string) => new Uint8Array(fs.readFileSync(`public/gifts/${code}.svga`))

test('each gift has a picture and an animation of 30 kB at most, as the script writes them', () => {
  expect(Object.keys(MOTIONS)).toEqual(Object.keys(DRAWINGS))
  expect(CATALOGUE.map((gift) => gift.code).toSorted()).toEqual(Object.keys(MOTIONS).toSorted())
  for (const [code, moving] of Object.entries(MOTIONS)) {
    const file = fileOf(code)
    expect(file.length, code).toBeLessThanOrEqual(30_000)
    expect(zlib.inflateSync(file).equals(zlib.inflateSync(svgaOf(moving))), code).toBe(true)
    expect(fs.readFileSync(`public/gifts/${code}.svg`, 'utf8')).toBe(svgOf(DRAWINGS[code] ?? []))
  }
})

test.each(Object.keys(MOTIONS))(
  'the animation of %s is read: something is seen in each second, nothing at the end',
  async (code) => {
    const movie = await readSvga(fileOf(code))
    expect([movie.width, movie.height, movie.fps]).toEqual([300, 300, 20])
    expect(movie.sprites.length).toBe(MOTIONS[code]?.length)
    const seen = Array.from({ length: movie.frames }, (_, frame) =>
      movie.sprites.filter((sprite) => (sprite.frames[frame]?.shapes.length ?? 0) > 0),
    )
    for (let frame = 4; frame < movie.frames - 6; frame += 1)
      expect(seen[frame]?.length, `frame ${frame}`).toBeGreaterThan(0)
    for (const sprite of movie.sprites)
      for (const frame of sprite.frames.filter((each) => each !== undefined)) {
        expect(frame.matrix.every(Number.isFinite)).toBe(true)
        expect(frame.alpha).toBeLessThanOrEqual(1)
        for (const { fill, stroke } of frame.shapes) expect(fill ?? stroke).toMatch(/^rgba\(\d+,\d+,\d+,[\d.]+\)$/)
      }
  },
)
