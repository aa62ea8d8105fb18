/** A set as the source has it: games of who won the match, and of the other. */
export interface SourceSet {
  won: number
  lost: number
  isDone: boolean
}

export interface SourceScore {
  sets: SourceSet[]
  endedBy?: 'retirement' | 'walkover' | 'disqualification'
}

const ENDS: ReadonlyMap<string, SourceScore['endedBy']> = new Map([
  ['RET', 'retirement'],
  ['W/O', 'walkover'],
  ['DEF', 'disqualification'],
])

/** `7-6(4) 2-6 3-1 RET`; undefined when it is none. Only the last set of a match that ended early is not whole. */
export function scoreOf(text: string): SourceScore | undefined {
  const words = text.trim().split(/\s+/)
  const last = (words.at(-1) ?? '').toUpperCase().replace(/\.$/, '')
  const endedBy = ENDS.get(last)
  const games = (endedBy ? words.slice(0, -1) : words).map((word) =>
    /^\[?(\d{1,2})-(\d{1,2})(?:\(\d+\))?\]?$/.exec(word),
  )
  if (games.some((each) => each === null) || (games.length === 0 && endedBy !== 'walkover')) return undefined
  const sets = games.map((each, at): SourceSet => {
    const [won, lost] = [Number(each?.[1]), Number(each?.[2])]
    const isWhole = Math.max(won, lost) >= 6 && (Math.abs(won - lost) >= 2 || Math.max(won, lost) >= 7)
    return { won, lost, isDone: !endedBy || at < games.length - 1 || isWhole }
  })
  return { sets, ...(endedBy ? { endedBy } : {}) }
}
