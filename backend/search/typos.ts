import { isUnspaced } from './fold.ts'

/** Letters of a word that its keys are made of: a word that is mistyped has most of its mistakes anywhere, and one at most here. */
const KEYED = 8
const WORD_MAX = 24

/** Words that are shorter are too near to too many others. */
const isLongEnough = (letters: readonly string[]): boolean => letters.length <= WORD_MAX && letters.length >= 3

/** Whether a word that is typed may be meant for another one: of four letters on, three where each says more. */
export const mayBeMistyped = (word: string): boolean => [...word].length >= (isUnspaced(word) ? 3 : 4)

/**
 * What a word's first letters are with one left out, and themselves. Two words that differ there by one letter more, fewer,
 * another, or two in the wrong order, have one of these in common. Nothing of a word that is too short or too long.
 */
export function keysOf(word: string): string[] {
  const letters = [...word]
  if (!isLongEnough(letters)) return []
  const first = letters.slice(0, KEYED)
  const without = first.map((_, at) => first.filter((__, other) => other !== at).join(''))
  return [...new Set([first.join(''), ...without])]
}

/**
 * What keys of words begin with whose first letters are these, or one mistake away from them. Nothing of a word whose own keys say it
 * already: it is as long as what keys are made of.
 */
export function keyBeginningsOf(word: string): string[] {
  return [...word].length < KEYED ? keysOf(word) : []
}

/** How many mistakes are forgiven in a word. */
export const forgivenIn = (word: string): number => ([...word].length >= 8 ? 2 : 1)

/**
 * How many letters are to be added, left out, changed, or exchanged with their neighbour, to make of one word each beginning of
 * the other, by its length. Undefined: more than `most` for every one.
 */
function distancesToBeginnings(a: readonly string[], b: readonly string[], most: number): number[] | undefined {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    let fewest = row
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1]
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1)
      next.push(least)
      fewest = Math.min(fewest, least)
    }
    if (fewest > most) return undefined
    ;[before, last] = [last, next]
  }
  return last
}

/**
 * As `distance`, to the beginning of a word that is nearest: for one whose end is not typed yet. The last letter is right: with a
 * mistake there, `shirt` would begin `shirasaki`.
 */
export function distanceToBeginning(typed: string, word: string, most: number): number {
  const letters = [...typed]
  const beginning = [...word].slice(0, letters.length + most)
  const distances = distancesToBeginnings(letters, beginning, most)
  let least = most + 1
  for (let end = Math.max(1, letters.length - most); distances && end <= beginning.length; end += 1)
    if (beginning[end - 1] === letters.at(-1)) least = Math.min(least, distances[end] ?? least)
  return least
}

/** How many mistakes make one word of the other; more than `most` is `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  return Math.min(distancesToBeginnings(a, b, most)?.[b.length] ?? most + 1, most + 1)
}
