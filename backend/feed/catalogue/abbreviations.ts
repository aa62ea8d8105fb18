/** The capital letters and digits of a Latin name, accents off. */
const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()

function* candidatesOf(name: string): Generator<string> {
  const words = name.split(/[\s-]+/).map(lettersOf)
  const letters = lettersOf(name)
  if (words.length >= 3)
    yield words
      .map((word) => word[0] ?? '')
      .join('')
      .slice(0, 3)
  yield letters.slice(0, 3)
  if (words.length >= 2) yield `${words[0]?.slice(0, 2) ?? ''}${words[1]?.[0] ?? ''}`
  for (let second = 1; second < letters.length; second++)
    for (let third = second + 1; third < letters.length; third++)
      yield `${letters[0] ?? ''}${letters[second] ?? ''}${letters[third] ?? ''}`
  for (let n = 10; n < 100; n++) yield `${letters[0] ?? 'T'}${n}`
}

/** Three different letters for each name, in order. `stems`: the distinctive parts of the names, e.g. places. */
export function abbreviate(stems: readonly string[]): string[] {
  const used = new Set<string>()
  return stems.map((stem) => {
    for (const candidate of candidatesOf(stem)) {
      if (candidate.length !== 3 || used.has(candidate)) continue
      used.add(candidate)
      return candidate
    }
    return 'TBD'
  })
}
