import { m } from '#app/paraglide/messages.js'
import { betterOf } from '../better-of.ts'
import { figureName } from '../figure-name.ts'
import { BetterMark } from './better-mark.tsx'
import { Box } from './box.tsx'
import type { SquadData } from './panel-props.ts'

/** What a team does in a match, and a mark where the mean of its league is. */
export function TeamFigures({ data: { figures, gameId, team } }: { data: SquadData }) {
  if (figures.length === 0) return null
  return (
    <Box title={m.library_squad_against()}>
      <table className="w-full text-13">
        <caption className="sr-only">{m.library_squad_against()}</caption>
        <thead className="text-12 text-text-muted">
          <tr className="border-line border-b">
            <td />
            <th scope="col" className="px-3 py-2 text-right font-normal">
              <bdi>{team.shortName ?? team.name}</bdi>
            </th>
            <th scope="col" className="px-3 py-2 text-right font-normal">
              {m.library_squad_league()}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ own, mean, ...figure }) => (
            <tr key={figure.key} className="border-line border-b last:border-b-0">
              <th scope="row" className="px-3 py-2 text-start font-normal">
                {figureName(figure.key, gameId)}
                <Bar own={own} mean={mean} />
              </th>
              <td className="px-3 py-2 text-right font-semibold tabular-nums">
                {betterOf(figure, own, mean) === 'one' && <BetterMark />}
                {own.toFixed(figure.decimals)}
              </td>
              <td className="px-3 py-2 text-right text-text-muted tabular-nums">{mean.toFixed(figure.decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

/** The mean stands in the middle: a bar to its end is twice as much. */
function Bar({ own, mean }: { own: number; mean: number }) {
  const width = mean === 0 ? 0 : Math.min(100, (own / mean) * 50)
  return (
    <span aria-hidden="true" className="relative mt-1 block h-1.5 max-w-80 rounded-full bg-surface-2">
      <span className="block h-full rounded-full bg-diamond" style={{ width: `${width}%` }} />
      <span className="absolute inset-y-[-2px] start-1/2 w-px bg-text-muted" />
    </span>
  )
}
