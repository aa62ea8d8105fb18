/** What of a file is asked for: `all` of it, a part, or nothing that it has (`none`). */
export type ByteRange = 'all' | 'none' | { from: number; to: number }

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i

/**
 * What a `Range` header asks for of a file of `size` bytes (RFC 9110, section 14.2). Several ranges, other units and what
 * makes no sense are ignored, as a server may.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange {
  const [, first, last] = RANGE.exec(header?.replaceAll(/\s/g, '') ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all'
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (to < from && last !== '') return 'all'
  return from < size ? { from, to: Math.min(to, size - 1) } : 'none'
}
