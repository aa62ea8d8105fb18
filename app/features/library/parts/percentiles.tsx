import { useQuery } from '@tanstack/react-query'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import { isTour } from '#contract/tours.ts'
import { figureName } from '../figure-name.ts'
import { axesOf, WEB_CORNERS_MIN } from '../percentile-axes.ts'
import { playerInput } from '../player-input.ts'
import type { PlayerSearch } from '../player-search.ts'
import { playerQuery } from '../squad.queries.ts'
import { Box } from './box.tsx'
import type { PlayerData } from './panel-props.ts'
import { Web } from './web.tsx'

interface PercentilesProps {
  data: PlayerData
  search: PlayerSearch
}

/** How the player compares with others of the same position: a web, and a bar for each figure with its number. */
export function Percentiles({ data, search: { with: withId, season } }: PercentilesProps) {
  const { percentiles, peerCount, gameId, player } = data
  const { data: other } = useQuery({
    ...playerQuery(playerInput(withId ?? 0, { season })),
    enabled: withId !== undefined,
  })
  if (percentiles.length === 0 || peerCount === 0) return null
  const axes = axesOf(percentiles, other?.gameId === gameId ? other.percentiles : [])
  const rival = axes.some(({ other }) => other !== undefined) ? other?.player : undefined
  return (
    <Box
      title={player.position && !isTour(gameId) ? m.library_player_percentiles() : m.library_player_percentiles_all()}
    >
      <div className="flex flex-wrap items-center gap-4 p-3">
        {axes.length >= WEB_CORNERS_MIN && (
          <Web
            names={axes.map(({ key }) => figureName(key, gameId))}
            values={axes.map(({ own }) => own)}
            others={rival && axes.map(({ other = 0 }) => other)}
          />
        )}
        <div className="min-w-44 flex-1 space-y-2 text-13">
          {rival && (
            <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1">
              <Sign name={player.name} className="border-diamond" />
              <Sign name={rival.name} className="border-coin border-dashed" />
            </p>
          )}
          <ul className="space-y-2">
            {axes.map(({ key, own, other }) => (
              <li key={key}>
                <span className="sr-only">
                  {rival && other !== undefined
                    ? m.library_player_percentile_both({
                        name: figureName(key, gameId),
                        one: player.name,
                        percentile: own,
                        another: rival.name,
                        other,
                      })
                    : m.library_player_percentile({ name: figureName(key, gameId), percentile: own })}
                </span>
                <span aria-hidden="true">
                  <span className="flex justify-between gap-2">
                    <span>{figureName(key, gameId)}</span>
                    <span className="tabular-nums">{other === undefined ? own : `${own} : ${other}`}</span>
                  </span>
                  <Bar value={own} className="bg-diamond" />
                  {other !== undefined && <Bar value={other} className="bg-coin" />}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="border-line border-t px-3 py-2 text-12 text-text-muted">
        {rival ? m.library_player_percentiles_both() : m.library_player_percentiles_note({ count: peerCount })}{' '}
        {gameById(gameId)?.family === 'football' ? m.library_player_totals_90() : m.library_player_totals_match()}
      </p>
    </Box>
  )
}

const Sign = ({ name, className }: { name: string; className: string }) => (
  <span className="flex items-center gap-2">
    <i className={cn('w-6 border-t-2', className)} />
    <bdi>{name}</bdi>
  </span>
)

const Bar = ({ value, className }: { value: number; className: string }) => (
  <span className="mt-1 block h-1.5 rounded-full bg-surface-2">
    <span className={cn('block h-full rounded-full', className)} style={{ width: `${value}%` }} />
  </span>
)
