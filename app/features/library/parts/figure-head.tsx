import { figureColumn, figureName } from '../figure-name.ts'

/** The letters of a figure over its column, and what they stand for. */
export function FigureHead({ of, gameId }: { of: string; gameId: number }) {
  const [short, long] = [figureColumn(of, gameId), figureName(of, gameId)]
  return short === long ? (
    short
  ) : (
    <abbr title={long} className="no-underline">
      {short}
    </abbr>
  )
}
