import { SvgaError } from './movie.ts'

const VARINT = 0
const FIXED_64 = 1
const BYTES = 2
const FIXED_32 = 5

export type Value = number | Uint8Array

/** What may be read of all messages of a file together: a small file may say much. */
export interface Budget {
  fields: number
}

const decoder = new TextDecoder()

export const asText = (value: Value): string => (typeof value === 'number' ? '' : decoder.decode(value))
export const asNumber = (value: Value): number => (typeof value === 'number' ? value : 0)
export const asBytes = (value: Value): Uint8Array => {
  if (typeof value === 'number') throw new SvgaError('broken')
  return value
}

/** Goes through the fields of a Protocol Buffers message. Throws for what is none. */
export function eachField(bytes: Uint8Array, budget: Budget, visit: (field: number, value: Value) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at]
      // Ten bytes at most, of which a number holds eight.
      if (byte === undefined || shift > 2 ** 63) throw new SvgaError('broken')
      at += 1
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
  const skip = (count: number): number => {
    const from = at
    if (count > bytes.length - at) throw new SvgaError('broken')
    at += count
    return from
  }
  while (at < bytes.length) {
    budget.fields -= 1
    if (budget.fields < 0) throw new SvgaError('too_large')
    const key = varint()
    const field = Math.floor(key / 8)
    switch (key % 8) {
      case VARINT:
        visit(field, varint())
        break
      case FIXED_64:
        skip(8)
        break
      case FIXED_32:
        visit(field, view.getFloat32(skip(4), true))
        break
      case BYTES: {
        const length = varint()
        const from = skip(length)
        visit(field, bytes.subarray(from, from + length))
        break
      }
      default:
        throw new SvgaError('broken')
    }
  }
}

/** The numbers 1 to `count` of a message of numbers; 0 where there is none. */
export function numbersOf(bytes: Uint8Array, budget: Budget, count: number): number[] {
  const numbers = Array.from({ length: count }, () => 0)
  eachField(bytes, budget, (field, value) => {
    const number = asNumber(value)
    if (field >= 1 && field <= count && Number.isFinite(number)) numbers[field - 1] = number
  })
  return numbers
}
