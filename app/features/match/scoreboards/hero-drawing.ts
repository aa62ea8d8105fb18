interface HeroDrawing {
  /** Degrees. */
  hue: number
  /** A star in a square of 40. */
  path: string
  initials: string
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}

/** `Kai'Sa` KS, `Lee Sin` LS, `Queen of Pain` QoP, `Nature's Prophet` NP, `Ahri` Ah, `关羽` 关. */
function initialsOf(name: string): string {
  const words = name
    .replace(/['’]s\b/g, '')
    .split(/[\s'’.-]+/)
    .filter(Boolean)
  const [first = '?'] = words
  if (!/^\p{Script=Latin}/u.test(first)) return [...first].slice(0, 1).join('')
  return words.length > 1
    ? words
        .map((word) => word.slice(0, 1))
        .join('')
        .slice(0, 3)
    : first.slice(0, 2)
}

/** What a hero's tile looks like: from the name alone, with one of many stars in one of many hues. */
export function heroDrawing(name: string): HeroDrawing {
  const hash = hashOf(name)
  const points = 3 + (hash % 6)
  const inner = 7 + ((hash >>> 4) % 8)
  const turn = ((hash >>> 8) % 360) / 57.3
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 21 : inner
    const angle = turn + (Math.PI * index) / points
    return `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return { hue: (hash >>> 12) % 360, path: `M${corners.join('L')}Z`, initials: initialsOf(name) }
}
