import { Link } from '@tanstack/react-router'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { gameById } from '#contract/games.ts'
import type { StandingRow, TableZone } from '#contract/standings.ts'
import { libraryLink } from '../shell/library-link.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { RanksMoved } from './ranks-moved.tsx'
import { ZoneLegend, ZoneMark } from './table-zones.tsx'
import { TeamName } from './team-name.tsx'

/** A row that may say how running matches have moved it. */
type Row = StandingRow & { isPlaying?: true; moved?: number }

interface StandingsTableProps {
  rows: readonly Row[]
  gameId: number
  caption: string
  /** Ranks that lead to other competitions. */
  zones?: readonly TableZone[] | undefined
  /** Highlighted teams, e.g. those of the match beside the table. */
  highlighted?: readonly number[]
}

/**
 * A league's table; on a phone without goals and form. Where it is wider than the screen it scrolls sideways; rank,
 * team and points stay visible.
 */
export function StandingsTable({ rows, gameId, caption, zones = [], highlighted = [] }: StandingsTableProps) {
  const game = gameById(gameId)
  const hasDraws = game?.family === 'football' || rows.some(({ drawn }) => drawn > 0)
  // Runs made say little where one side may bat longer.
  const hasRate = rows.some(({ rate }) => rate !== undefined)
  const hasPoints = game?.kind === 'sport' || rows.some(({ points }) => points > 0)
  return (
    <>
      <Scroller label={caption}>
        <table className="standings">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{m.match_table_team()}</th>
              <Head short={m.match_standings_played()} long={m.match_standings_played_long()} />
              <Head short={m.match_standings_won()} long={m.match_standings_won_long()} />
              {hasDraws && <Head short={m.match_standings_drawn()} long={m.match_standings_drawn_long()} />}
              <Head short={m.match_standings_lost()} long={m.match_standings_lost_long()} />
              {!hasRate && (
                <Head short={m.match_standings_scored()} long={m.match_standings_scored_long()} className="roomy" />
              )}
              {hasRate ? (
                <Head short={m.match_standings_rate()} long={m.match_standings_rate_long()} />
              ) : (
                <Head short={m.match_standings_difference()} long={m.match_standings_difference_long()} />
              )}
              <th scope="col" className="roomy">
                {m.match_standings_form()}
              </th>
              {hasPoints && (
                <Head short={m.match_standings_points()} long={m.match_standings_points_long()} className="points" />
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.team.id} className={highlighted.includes(row.team.id) ? 'own' : undefined}>
                <th scope="row">
                  <span>
                    <ZoneMark zones={zones} rank={row.rank} />
                    <b>{row.rank}</b>
                    <Crest id={row.team.id} crest={row.team.crest} size={18} />
                    <Link
                      {...libraryLink('squad', row.team.id)}
                      preload={false}
                      className="flex min-w-0 hover:underline"
                    >
                      <TeamName team={row.team} />
                    </Link>
                    {row.isPlaying && <Playing moved={row.moved ?? 0} />}
                  </span>
                </th>
                <td>{row.played}</td>
                <td>{row.won}</td>
                {hasDraws && <td>{row.drawn}</td>}
                <td>{row.lost}</td>
                {!hasRate && (
                  <td className="roomy">
                    <bdi>{row.scored}</bdi>:<bdi>{row.conceded}</bdi>
                  </td>
                )}
                <td>
                  <span className="figures">
                    {hasRate ? signed(row.rate ?? 0, RATE_DECIMALS) : signed(row.scored - row.conceded)}
                  </span>
                </td>
                <td className="roomy">
                  <span>
                    {numbered(row.form).map(({ number, item }) => (
                      <OutcomeBadge key={number} outcome={item} />
                    ))}
                  </span>
                </td>
                {hasPoints && <td className="points">{row.points}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {zones.length > 0 && <ZoneLegend zones={zones} />}
    </>
  )
}

/** The team is playing; ranks that it has gained or lost by that. */
const Playing = ({ moved }: { moved: number }) => (
  <span className="ms-auto flex items-center gap-1 ps-1 text-12">
    <RanksMoved moved={moved} />
    <i role="img" aria-label={m.match_standings_playing()} className="size-2 shrink-0 rounded-full bg-live" />
  </span>
)

/** As net run rates are published. */
const RATE_DECIMALS = 3
const signed = (value: number, decimals = 0): string => {
  const text = value.toFixed(decimals).replace('-', '−')
  return value > 0 ? `+${text}` : text
}

const Head = ({ short, long, className }: { short: string; long: string; className?: string }) => (
  <th scope="col" className={className}>
    <abbr title={long}>{short}</abbr>
  </th>
)
