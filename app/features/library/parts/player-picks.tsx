import { m } from '#app/paraglide/messages.js'
import { HeroTile } from '../../match/scoreboards/hero-tile.tsx'
import { Box } from './box.tsx'
import { FigureHead } from './figure-head.tsx'
import type { PlayerData } from './panel-props.ts'

const SHOWN_MAX = 10

/** What the player plays with most: heroes or agents, how often and how well. */
export function PlayerPicks({ data: { picks, names = {}, gameId } }: { data: PlayerData }) {
  if (picks.length === 0) return null
  const columns = ['kills', 'deaths', 'assists'] as const
  return (
    <Box title={m.library_player_picks()}>
      <table className="w-full text-13">
        <caption className="sr-only">{m.library_player_picks()}</caption>
        <thead className="text-12 text-text-muted">
          <tr className="border-line border-b">
            <td />
            <th scope="col" className="px-3 py-2 text-right font-normal">
              {m.library_player_maps()}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-right font-normal">
                <FigureHead of={column} gameId={gameId} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {picks.slice(0, SHOWN_MAX).map((pick) => (
            <tr key={pick.name} className="border-line border-b last:border-b-0">
              <th scope="row" className="px-3 py-1.5 text-start font-medium">
                <span className="flex items-center gap-2">
                  <HeroTile hero={pick.name} className="size-7" />
                  <bdi>{names[pick.name] ?? pick.name}</bdi>
                </span>
              </th>
              <td className="px-3 text-right tabular-nums">{pick.maps}</td>
              {columns.map((column) => (
                <td key={column} className="px-3 text-right tabular-nums">
                  {(pick[column] / pick.maps).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
