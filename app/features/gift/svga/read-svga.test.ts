import fs from 'node:fs'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { SVGA_BYTES_MAX, SvgaError } from './movie.ts'
import { readSvga } from './read-svga.ts'

const fileOf = (code: string) => new Uint8Array(fs.readFileSync(`public/gifts/${code}.svga`))
const faultOf = async (file: Uint8Array) => {
  try {
    await readSvga(file)
    return 'read'
  } catch (error) {
    return error instanceof SvgaError ? error.fault : error
  }
}
const packed = (bytes: Uint8Array | number[]) => new Uint8Array(zlib.deflateSync(Uint8Array.from(bytes)))

test('what is no SVGA is refused by its reason', async () => {
  expect(await faultOf(new Uint8Array())).toBe('not_svga')
  expect(await faultOf(Uint8Array.from([0x50, 0x4b, 3, 4]))).toBe('old')
  expect(await faultOf(new TextEncoder().encode('<svg onload="alert(1)">'))).toBe('not_svga')
  expect(await faultOf(new Uint8Array(SVGA_BYTES_MAX + 1))).toBe('too_large')
  expect(await faultOf(packed([]))).toBe('not_svga')
  expect(await faultOf(fileOf('star').slice(0, 500))).toBe('broken')
  expect(await faultOf(packed([0xff, 0xff, 0xff]))).toBe('broken')
})

test('a small file that unpacks to much is refused before it is unpacked whole', async () => {
  const bomb = new Uint8Array(zlib.deflateSync(new Uint8Array(200 * 1024 * 1024), { level: 9 }))
  expect(bomb.length).toBeLessThan(SVGA_BYTES_MAX)
  expect(await faultOf(bomb)).toBe('too_large')
})

/** A field of a message: bytes, or a number below 128. */
const field = (number: number, value: number[] | number): number[] => {
  if (typeof value === 'number') return [number * 8, value]
  return [number * 8 + 2, (value.length & 127) | 128, value.length >> 7, ...value]
}

test('pictures that are small packed and huge together are refused', async () => {
  const side = [0, 0, 16, 0]
  const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, ...side, ...side]
  const float = (number: number, value: number) => [number * 8 + 5, ...new Uint8Array(new Float32Array([value]).buffer)]
  const params = field(2, [...float(1, 10), ...float(2, 10), ...field(3, 20), ...field(4, 1)])
  const withPictures = (count: number) =>
    packed(
      [
        params,
        ...Array.from({ length: count }, (_, at) => field(3, [...field(1, [65 + at]), ...field(2, png)])),
      ].flat(),
    )
  expect(await faultOf(withPictures(4))).toBe('read')
  expect(await faultOf(withPictures(5))).toBe('too_large')
})

test('whatever bytes are changed, a file is read or refused, soon', async () => {
  const bytes = zlib.inflateSync(fileOf('ball'))
  let state = 20_261_123
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  for (let at = 0; at < 400; at += 1) {
    const changed = Uint8Array.from(bytes)
    for (let each = 0; each <= below(6); each += 1) changed[below(changed.length)] = below(256)
    expect(['read', 'too_large', 'not_svga', 'broken']).toContain(await faultOf(packed(changed)))
  }
})
