import type { LibraryTie, TreeRound } from '#contract/library.ts'

export interface PlacedTie {
  tie: LibraryTie
  /** Which round, from 0. */
  column: number
  /** Its middle, in rows from above. */
  y: number
}

/** A line from a tie to the one in which its winner plays. */
export interface TreeLink {
  key: string
  from: PlacedTie
  to: PlacedTie
}

export interface TreeLayout {
  columns: readonly TreeRound['name'][]
  rows: number
  ties: readonly PlacedTie[]
  links: readonly TreeLink[]
}

/**
 * Places the ties of a tree: each in its round's column, in the middle of those that lead to it. A tree that has no final yet
 * is several trees, one below the other.
 */
export function layoutTree(rounds: readonly TreeRound[]): TreeLayout {
  const byKey = new Map<string, { tie: LibraryTie; column: number }>()
  rounds.forEach(({ ties }, column) => {
    for (const tie of ties) byKey.set(tie.key, { tie, column })
  })
  const led = new Set([...byKey.values()].flatMap(({ tie }) => [tie.homeFrom, tie.awayFrom]))
  const placed = new Map<string, PlacedTie>()
  let rows = 0
  const place = (key: string): number => {
    const known = placed.get(key)
    if (known) return known.y
    const found = byKey.get(key)
    if (!found) return rows
    const { tie, column } = found
    const before = [tie.homeFrom, tie.awayFrom].flatMap((from) => (from && byKey.has(from) ? place(from) : []))
    let y = before.reduce((sum, each) => sum + each, 0) / before.length
    if (before.length === 0) {
      y = rows + 0.5
      rows += 1
    }
    placed.set(key, { tie, column, y })
    return y
  }
  for (const { ties } of [...rounds].reverse()) for (const { key } of ties) if (!led.has(key)) place(key)
  const ties = [...placed.values()].sort((a, b) => a.column - b.column || a.y - b.y)
  const links = ties.flatMap((to) =>
    [to.tie.homeFrom, to.tie.awayFrom].flatMap((key): TreeLink[] => {
      const from = key && placed.get(key)
      return from ? [{ key: `${key} ${to.tie.key}`, from, to }] : []
    }),
  )
  return { columns: rounds.map(({ name }) => name), rows, ties, links }
}

/** Which tie of its round it is, counted from above, from 1. */
export const placeInRound = ({ column, y }: PlacedTie, ties: Iterable<PlacedTie>): number =>
  [...ties].filter((tie) => tie.column === column && tie.y < y).length + 1

/** The tie to which an arrow key leads from another; undefined where there is none. `isRtl`: the tree runs to the left. */
export function tieAt({ ties, links }: TreeLayout, key: string, arrow: string, isRtl: boolean): string | undefined {
  const at = ties.find(({ tie }) => tie.key === key)
  if (!at) return undefined
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (arrow === forward) return links.find(({ from }) => from === at)?.to.tie.key
  if (arrow === back) return links.find(({ to }) => to === at)?.from.tie.key
  const column = ties.filter(({ column: each }) => each === at.column)
  const step = arrow === 'ArrowDown' ? 1 : arrow === 'ArrowUp' ? -1 : 0
  return step === 0 ? undefined : column[column.indexOf(at) + step]?.tie.key
}
