import { expect, test } from 'vitest'
import { makePng, pngOf } from '#tests/support/backend/pictures.ts'
import { readPicture } from './read-picture.ts'

const read = (file: Uint8Array) => readPicture(Uint8Array.from(file), 2400)

test('a PNG of any size is read on workerd too', () => {
  const refused = Array.from({ length: 60 }, (_, step) => 20 + step * 15).filter((side) => !read(makePng(side, side)))
  expect(refused).toEqual([])
})

test('one that unpacks to more or less than it declares is none', () => {
  for (const rows of [319, 321, 700]) {
    const data = makePng(320, rows)
    const start = 8 + 25
    const length = new DataView(data.buffer, data.byteOffset).getUint32(start)
    expect(read(pngOf(320, 320, { data: data.subarray(start + 8, start + 8 + length) }))).toBeNull()
  }
})
