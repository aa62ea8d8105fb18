import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutFragment } from './cut-fragment.ts'

const root = new URL('../../public/', import.meta.url)
const folders = readdirSync(new URL('channel/', root)).flatMap((ground) =>
  readdirSync(new URL(`channel/${ground}/`, root)).map((rendition) => `${ground}/${rendition}`),
)
const fileOf = (kind: string, folder: string, second: number): Buffer =>
  readFileSync(new URL(`${kind}/${folder}/${String(second).padStart(2, '0')}.m4s`, root))

/** Where a box of this type begins, the `nth` one. */
function placeOf(bytes: Buffer, type: string, nth = 0): number {
  let at = -1
  for (let count = 0; count <= nth; count += 1) at = bytes.indexOf(type, at + 1, 'latin1')
  return at - 4
}

/** Of each track its first time in seconds, its number of frames, and its frames, read without the code that is tested. */
function tracksOf(bytes: Buffer) {
  return [12_800, 32_000].map((timescale, nth) => {
    const [tfdt, trun] = [placeOf(bytes, 'tfdt', nth), placeOf(bytes, 'trun', nth)]
    const count = bytes.readUInt32BE(trun + 12)
    const from = placeOf(bytes, 'moof') + bytes.readUInt32BE(trun + 16)
    const sizesAt = trun + bytes.readUInt32BE(trun) - 4 * count
    let length = 0
    for (let frame = 0; frame < count; frame += 1) length += bytes.readUInt32BE(sizesAt + 4 * frame)
    const startsAt = Number(bytes.readBigUInt64BE(tfdt + 12)) / timescale
    return { startsAt, count, frames: bytes.subarray(from, from + length) }
  })
}

test.each(folders)('%s: both seconds of each segment together have its frames, at their times', (folder) => {
  for (let second = 0; second < 60; second += 2) {
    const whole = tracksOf(fileOf('channel', folder, second))
    const parts = [0, 1].map((index) => tracksOf(fileOf('parts', folder, second + index)))
    for (const [track, { startsAt, count, frames }] of whole.entries()) {
      const [first, last] = parts.map((part) => part[track])
      if (!first || !last) throw new Error('a part has too few tracks')
      expect(first.startsAt).toBe(startsAt)
      // A frame of sound has 32 milliseconds.
      expect(Math.abs(last.startsAt - startsAt - 1)).toBeLessThan(track === 0 ? 0.0001 : 0.033)
      expect(first.count + last.count).toBe(count)
      expect(Buffer.concat([first.frames, last.frames]).equals(frames)).toBe(true)
    }
  }
})

test.each(folders)('%s: the parts are those that the segments are cut into, 60 files', (folder) => {
  expect(readdirSync(new URL(`parts/${folder}/`, root))).toHaveLength(60)
  for (let second = 0; second < 60; second += 2) {
    const cut = cutFragment(fileOf('channel', folder, second))
    expect(cut.map((part, index) => part.equals(fileOf('parts', folder, second + index)))).toEqual([true, true])
  }
})

test('what other software wrote is refused', () => {
  const segment = fileOf('channel', 'field/360p', 2)
  segment.writeUInt32BE(0x020000, placeOf(segment, 'tfhd') + 8)
  expect(() => cutFragment(segment)).toThrow('not a segment')
})
