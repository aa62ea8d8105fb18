/** A shape needs corners. */
export const WEB_CORNERS_MIN = 3

interface Percentile {
  key: string
  percentile: number
}

/** Where a player stands in a figure, and whom she or he is compared with. */
interface Axis {
  key: string
  own: number
  other?: number
}

/** The figures of both, where they have enough in common for a web; else those of the first alone. */
export function axesOf(own: readonly Percentile[], others: readonly Percentile[]): Axis[] {
  const ofOther = new Map(others.map(({ key, percentile }) => [key, percentile]))
  const shared = own.flatMap(({ key, percentile }): Axis[] => {
    const other = ofOther.get(key)
    return other === undefined ? [] : [{ key, own: percentile, other }]
  })
  return shared.length < WEB_CORNERS_MIN ? own.map(({ key, percentile }) => ({ key, own: percentile })) : shared
}
