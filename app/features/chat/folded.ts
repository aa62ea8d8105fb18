import { createStored } from '#app/lib/stored.ts'

/** Rooms whose announcement the visitor folded away, the last ones: the room's id and a sign of the text. */
type Folded = readonly (readonly [roomId: number, sign: number])[]

const ROOMS_MAX = 50

/** Equal for the same text; others are very likely to have another. */
function signOf(text: string): number {
  let sign = 0
  for (let at = 0; at < text.length; at += 1) sign = (Math.imul(sign, 31) + text.charCodeAt(at)) | 0
  return sign
}

/** Reads what is stored, which may be outdated or invalid. */
export function parseFolded(value: unknown): Folded {
  if (!Array.isArray(value)) return []
  const isEntry = (each: unknown): each is Folded[number] =>
    Array.isArray(each) && each.length === 2 && each.every((part) => typeof part === 'number')
  return value.filter(isEntry).slice(-ROOMS_MAX)
}

export const folded = createStored('announcements-folded', parseFolded)

export const isFolded = (known: Folded, roomId: number, text: string): boolean =>
  known.some(([id, sign]) => id === roomId && sign === signOf(text))

/** Folds the announcement of a room until its text changes, or shows it again. */
export function setFolded(roomId: number, text: string, isNowFolded: boolean): void {
  const others = folded.now().filter(([id]) => id !== roomId)
  folded.set(isNowFolded ? [...others.slice(1 - ROOMS_MAX), [roomId, signOf(text)]] : others)
}
