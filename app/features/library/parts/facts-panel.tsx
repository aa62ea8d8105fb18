import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { dayOf } from '#app/lib/day-of.ts'
import { dayLabel } from '#app/lib/format-date.ts'
import { wholePercents } from '#app/lib/whole-percents.ts'
import { m } from '#app/paraglide/messages.js'
import { type Bar, DayBars } from '#app/ui/day-bars.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { League } from '#contract/entities.ts'
import { type Family, gameById } from '#contract/games.ts'
import type { LeagueFacts } from '#contract/library.ts'
import { isTour } from '#contract/tours.ts'
import { ChartRows, ChartTable } from '../../match/chart-table.tsx'
import { phaseName } from '../../match/match-labels.ts'
import { MatchList } from '../../match/match-list.tsx'
import { roundName } from '../../match/round-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { factsQuery } from '../library.queries.ts'
import { factsInput } from '../list-inputs.ts'
import { namesBetween } from '../names-between.ts'
import { Box } from './box.tsx'
import type { LeaguePanelProps } from './panel-props.ts'

/** What its bars are of. Of fights nothing is scored. */
const TITLES: Readonly<Partial<Record<Family, () => string>>> = {
  football: m.library_facts_goals,
  basketball: m.library_facts_points,
  american_football: m.library_facts_points,
  battle_royale: m.library_facts_points,
  cricket: m.library_facts_runs,
  baseball: m.library_facts_runs,
  tennis: m.library_facts_parts,
  sets: m.library_facts_parts,
  frames: m.library_facts_parts,
  moba: m.library_facts_parts,
  rounds: m.library_facts_parts,
  games: m.library_facts_parts,
}
/** Of these it is known when something is scored. */
const TIMED: ReadonlySet<Family> = new Set<Family>(['football', 'basketball', 'american_football', 'baseball'])

/** Figures of the season as charts, each with its table. */
export function FactsPanel({ data: { league }, search }: LeaguePanelProps) {
  const shell = useShell()
  const { data } = useQuery(factsQuery(factsInput(shell, league, search)))
  if (!data) return <Skeleton className="h-[640px] w-full" />
  if (data.matches === 0)
    return <EmptyState picture="stats" title={m.library_facts_empty()} text={m.library_facts_empty_hint()} />
  const family = gameById(league.gameId)?.family ?? 'games'
  const title = TITLES[family]?.()
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Outcomes facts={data} league={league} />
      {title && <Rounds title={title} facts={data} league={league} />}
      {TIMED.has(family) && data.periods.length > 1 && <Periods facts={data} family={family} />}
      {data.results.length > 0 && <Results facts={data} />}
      {title && (
        <>
          <Matches title={m.library_facts_clearest()}>
            <MatchList matches={data.clearest} isGrouped={false} isOfManyDays isOfOneLeague />
          </Matches>
          <Matches title={m.library_facts_highest()}>
            <MatchList matches={data.highest} isGrouped={false} isOfManyDays isOfOneLeague />
          </Matches>
        </>
      )}
    </div>
  )
}

const Matches = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0">
    <h2 className="mb-2 font-semibold text-14">{title}</h2>
    {children}
  </section>
)

const perMatch = (value: number, matches: number): string => (matches === 0 ? '–' : (value / matches).toFixed(2))

/** How many matches there were, what was scored in one, and who wins: as numbers, and as a bar. */
function Outcomes({ facts, league }: { facts: LeagueFacts; league: League }) {
  const { matches, home, draws, away, homeScored, awayScored } = facts
  const [homeShare = 0, drawShare = 0, awayShare = 0] = wholePercents([home, draws, away])
  const parts = [
    { label: m.library_facts_home_wins(), share: homeShare, colour: 'bg-diamond' },
    ...(draws > 0 ? [{ label: m.library_facts_draws(), share: drawShare, colour: 'bg-line' }] : []),
    { label: m.library_facts_away_wins(), share: awayShare, colour: 'bg-text-muted' },
  ]
  const figures = [
    [m.library_facts_matches(), String(matches)],
    ...(gameById(league.gameId)?.family === 'combat'
      ? []
      : [[m.library_facts_per_match(), perMatch(homeScored + awayScored, matches)]]),
  ]
  // Who is named first on a tour has drawn a lower number.
  const isOfHosts = !isTour(league.gameId)
  return (
    <Box title={isOfHosts ? m.library_facts_who_wins() : m.library_tab_facts()}>
      <dl className="grid grid-cols-2 gap-3 p-3 sm:flex sm:flex-wrap sm:gap-x-8">
        {[...figures, ...(isOfHosts ? parts.map(({ label, share }) => [label, `${share}%`]) : [])].map(
          ([label, value]) => (
            <div key={label} className="flex min-w-0 flex-col-reverse">
              <dt className="text-12 text-text-muted">{label}</dt>
              <dd className="figures font-bold text-20">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {isOfHosts && (
        <div aria-hidden="true" className="flex h-2 gap-1 px-3 pb-5">
          {parts
            .filter(({ share }) => share > 0)
            .map(({ label, share, colour }) => (
              <span key={label} className={`h-2 rounded-full ${colour}`} style={{ width: `${share}%` }} />
            ))}
        </div>
      )}
    </Box>
  )
}

/** What was scored in a match of each round, by hosts and guests. */
function Rounds({ title, facts, league }: { title: string; facts: LeagueFacts; league: League }) {
  const { locale, zone } = useShell()
  const nameOf = ({ round, cupRound, from }: LeagueFacts['rounds'][number]) =>
    (round === undefined
      ? undefined
      : roundName({ gameId: league.gameId, round, ...(cupRound ? { cupRound } : {}) })) ??
    dayLabel(dayOf(from, zone), locale.tag)
  const { rounds } = facts
  const average = (value: number, { matches }: { matches: number }) => Math.round((value / matches) * 100) / 100
  const bars = rounds.map(
    (round): Bar => ({
      key: round.key,
      parts: [
        { value: average(round.homeScored, round), fill: 'fill-diamond' },
        { value: average(round.awayScored, round), fill: 'fill-text-muted' },
      ],
    }),
  )
  const [first, last] = [rounds[0], rounds.at(-1)]
  if (!first || !last || rounds.length < 2) return null
  const most = Math.max(...rounds.map(({ homeScored, awayScored, matches }) => (homeScored + awayScored) / matches))
  return (
    <Box title={title}>
      <div className="p-3">
        <DayBars
          label={m.library_facts_summary({
            count: rounds.length,
            first: nameOf(first),
            last: nameOf(last),
            most: most.toFixed(2),
          })}
          bars={bars}
          ends={[nameOf(first), nameOf(last)]}
          tag={locale.tag}
        >
          <Between names={rounds.map(nameOf)} />
        </DayBars>
        <p className="flex min-h-9 items-center gap-4 pe-32 text-12">
          <Key colour="bg-diamond" label={m.library_facts_home_side()} />
          <Key colour="bg-text-muted" label={m.library_facts_away_side()} />
        </p>
        <ChartTable>
          <ChartRows
            caption={title}
            columns={[
              { title: m.library_facts_round() },
              { title: m.library_facts_matches(), isNumeric: true },
              { title: m.library_facts_home_side(), isNumeric: true },
              { title: m.library_facts_away_side(), isNumeric: true },
              { title: m.library_facts_per_match(), isNumeric: true },
            ]}
            rows={() =>
              rounds.map((round) => ({
                key: round.key,
                cells: [
                  nameOf(round),
                  String(round.matches),
                  perMatch(round.homeScored, round.matches),
                  perMatch(round.awayScored, round.matches),
                  perMatch(round.homeScored + round.awayScored, round.matches),
                ],
              }))
            }
          />
        </ChartTable>
      </div>
    </Box>
  )
}

/** Each below the bar of its place. */
const Between = ({ names }: { names: readonly string[] }) => (
  <span
    className="absolute inset-0 grid whitespace-nowrap"
    style={{ gridTemplateColumns: `repeat(${names.length}, minmax(0, 1fr))` }}
  >
    {namesBetween(names).map(({ at, name, isWide }) => (
      <span
        key={at}
        className={cn('row-start-1 justify-self-center', isWide && 'max-sm:hidden')}
        style={{ gridColumnStart: at + 1 }}
      >
        {name}
      </span>
    ))}
  </span>
)

const Key = ({ colour, label }: { colour: string; label: string }) => (
  <span className="flex items-center gap-2">
    <i aria-hidden="true" className={`size-2 rounded-full ${colour}`} />
    {label}
  </span>
)

interface LinesProps {
  lines: readonly { key: string; name: string; value: number; text: string }[]
  /** Of what the values are parts; absent: the longest bar is the most, and stands on nothing. */
  whole?: number
}

/** A line for each: a name, a bar and a number. */
function Lines({ lines, whole }: LinesProps) {
  const full = whole ?? Math.max(1, ...lines.map(({ value }) => value))
  return (
    <ul className="space-y-2 p-3 text-13">
      {lines.map(({ key, name, value, text }) => (
        <li key={key} className="grid grid-cols-[6rem_minmax(0,1fr)_4rem] items-center gap-3">
          <span className="truncate">{name}</span>
          <span aria-hidden="true" className={cn('h-3 rounded-sm', whole !== undefined && 'bg-surface-2')}>
            <span className="block h-full rounded-sm bg-diamond" style={{ width: `${(value / full) * 100}%` }} />
          </span>
          <span className="text-end text-text-muted tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Periods({ facts: { periods }, family }: { facts: LeagueFacts; family: Family }) {
  // Kicks of a shoot-out are nobody's goals.
  const played = periods.filter(({ key }) => key !== 'pens')
  const all = played.reduce((sum, { scored }) => sum + scored, 0)
  if (all === 0) return null
  const shares = wholePercents(played.map(({ scored }) => scored))
  return (
    <Box title={m.library_facts_when()}>
      <Lines
        whole={100}
        lines={played.map(({ key }, at) => ({
          key,
          name: key === 'et' ? m.match_period_extra() : phaseName(key, family),
          value: shares[at] ?? 0,
          text: `${shares[at]}%`,
        }))}
      />
    </Box>
  )
}

const Results = ({ facts: { results } }: { facts: LeagueFacts }) => (
  <Box title={m.library_facts_results()}>
    <Lines
      lines={results.map(({ home, away, count }) => ({
        key: `${home}-${away}`,
        name: m.library_facts_result({ home, away }),
        value: count,
        text: String(count),
      }))}
    />
  </Box>
)
