import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Team } from '#contract/entities.ts'
import type { Figure, SquadPlayer } from '#contract/library-squads.ts'
import type { SearchHit } from '#contract/search.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { betterOf } from '../better-of.ts'
import { eachText, figureName, figureText } from '../figure-name.ts'
import { playerInput } from '../player-input.ts'
import type { PlayerSearch } from '../player-search.ts'
import { playerQuery, rankingsQuery, squadQuery } from '../squad.queries.ts'
import { BetterMark } from './better-mark.tsx'
import { Box } from './box.tsx'
import { ChooseByName } from './choose-by-name.tsx'
import type { PlayerData } from './panel-props.ts'

interface ComparisonProps {
  data: PlayerData
  search: PlayerSearch
}

/** The first of the league's rankings, and the players of the same team. */
function useOthers({ player, team, gameId, league }: PlayerData): SearchHit[] {
  const { data } = useQuery({ ...rankingsQuery({ leagueId: league?.id ?? 0 }), enabled: league !== undefined })
  const { data: squad } = useQuery(squadQuery(team.id))
  const asHit = ({ id, name }: SquadPlayer, of: Team): SearchHit => ({
    ...({ kind: 'player', id, gameId, title: name, crest: of.crest } as const),
    ...(of.name === name ? {} : { hint: of.name }),
  })
  const leaders = data?.rankings.flatMap(({ rows }) => rows.map((row) => asHit(row.player, row.team))) ?? []
  const mates = squad?.players.map((each) => asHit(each, team)) ?? []
  const others = new Map([...leaders, ...mates].map((each) => [each.id, each]))
  others.delete(player.id)
  return [...others.values()].sort((a, b) => a.title.localeCompare(b.title))
}

/** Who is in the address, also one whom no list has. */
function useChosen({ with: playerId, season }: PlayerSearch): SquadPlayer | undefined {
  const { data } = useQuery({
    ...playerQuery(playerInput(playerId ?? 0, { season })),
    enabled: playerId !== undefined,
  })
  return playerId === undefined ? undefined : data?.player
}

/** Figures of the player beside those of another one. */
export function PlayerComparison({ data, search }: ComparisonProps) {
  const navigate = useNavigate()
  const others = useOthers(data)
  const chosen = useChosen(search)
  const { with: withId, season } = search
  if (data.figures.length === 0) return null
  return (
    <Box
      title={m.library_player_compare()}
      extra={
        <div className="w-56 max-w-full">
          <ChooseByName
            kind="player"
            gameId={data.gameId}
            usual={others}
            idOf={({ id }) => id}
            except={data.player.id}
            chosen={chosen}
            onChoose={(id) =>
              void navigate({
                to: '.',
                search: { ...(season ? { season } : {}), ...(id === undefined ? {} : { with: id }) },
                hash: true,
                resetScroll: false,
              })
            }
            label={m.library_player_choose()}
          />
        </div>
      }
    >
      {withId === undefined ? (
        <p className="p-3 text-13 text-text-muted">{m.library_player_compare_hint()}</p>
      ) : (
        <Beside data={data} withId={withId} season={season} />
      )}
    </Box>
  )
}

function Beside({ data, withId, season }: { data: PlayerData; withId: number; season: string | undefined }) {
  const { locale } = useShell()
  const { data: other, isError } = useQuery(playerQuery(playerInput(withId, { season })))
  if (isError || (other && other.gameId !== data.gameId))
    return <EmptyState picture="stats" title={m.library_player_empty()} text={m.library_player_empty_hint()} />
  if (!other) return <Skeleton className="h-64 w-full" />
  const forms = new Map([...data.figures, ...other.figures].map((figure) => [figure.key, figure]))
  const figureIn = (figures: readonly Figure[], key: string) => figures.find((figure) => figure.key === key)
  return (
    <table className="w-full table-fixed text-13">
      <caption className="sr-only">{m.library_player_compare()}</caption>
      <thead>
        <tr className="border-line border-b">
          <td className="w-2/5" />
          {[data, other].map(({ player }) => (
            <th key={player.id} scope="col" className="px-3 py-2 text-right font-semibold">
              <Link {...libraryLink('player', player.id)} className="hover:underline">
                <bdi>{player.name}</bdi>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-line border-b">
          <th scope="row" className="px-3 py-2 text-start font-normal">
            {m.library_player_matches()}
          </th>
          <td className="px-3 text-right tabular-nums">{data.matches || '–'}</td>
          <td className="px-3 text-right tabular-nums">{other.matches || '–'}</td>
        </tr>
        {[...forms.keys()].map((key) => {
          const pair = [figureIn(data.figures, key), figureIn(other.figures, key)] as const
          const [one, another] = [pair[0] ?? noughtOf(data, pair[1]), pair[1] ?? noughtOf(other, pair[0])]
          const better = betterOfFigures(one, another)
          return (
            <tr key={key} className="border-line border-b last:border-b-0">
              <th scope="row" className="px-3 py-2 text-start font-normal">
                {figureName(key, data.gameId)}
              </th>
              <Value figure={one} isBetter={better === 'one'} gameId={data.gameId} tag={locale.tag} />
              <Value figure={another} isBetter={better === 'other'} gameId={data.gameId} tag={locale.tag} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Of what is added up, who has played and has none has 0. */
const noughtOf = ({ matches }: PlayerData, other: Figure | undefined): Figure | undefined =>
  other?.each === undefined || matches === 0 ? undefined : { ...other, value: 0, each: 0 }

/** Sums by what they are for each match: who has played less has done less, good and bad. */
function betterOfFigures(one: Figure | undefined, other: Figure | undefined) {
  if (!one || !other) return undefined
  return one.each === undefined || other.each === undefined
    ? betterOf(one, one.value, other.value)
    : betterOf({ ...one, decimals: 2 }, one.each, other.each)
}

interface ValueProps {
  figure: Figure | undefined
  isBetter: boolean
  gameId: number
  tag: string
}

function Value({ figure, isBetter, gameId, tag }: ValueProps) {
  const each = figure && eachText(figure, gameId)
  return (
    <td className={cn('px-3 py-2 text-right tabular-nums', isBetter && 'font-semibold')}>
      {isBetter && <BetterMark />}
      {figure ? figureText(figure, figure.value, tag) : '–'}
      {each && <span className="block font-normal text-12 text-text-muted">{each}</span>}
    </td>
  )
}
