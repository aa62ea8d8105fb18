import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import type { Team } from '#contract/entities.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { type Streak, type StreakKey, streaksOf } from '../../streaks-of.ts'
import { TeamName } from '../../team-name.tsx'
import { Card } from '../card.tsx'

const LABELS: Readonly<Record<StreakKey, () => string>> = {
  wins: m.match_streak_wins,
  losses: m.match_streak_losses,
  unbeaten: m.match_streak_unbeaten,
  winless: m.match_streak_winless,
  scored: m.match_streak_scored,
  goalless: m.match_streak_goalless,
  clean_sheets: m.match_streak_clean_sheets,
  conceded: m.match_streak_conceded,
  over: m.match_streak_over,
  under: m.match_streak_under,
}

interface StreaksCardProps {
  match: MatchRow
  homeRecent: readonly MatchRow[]
  awayRecent: readonly MatchRow[]
}

/** What each team has done in its last matches, one after the other; nothing where neither has a streak. */
export function StreaksCard({ match, homeRecent, awayRecent }: StreaksCardProps) {
  const sides = [
    { team: match.home, streaks: streaksOf(homeRecent, match.home.id) },
    { team: match.away, streaks: streaksOf(awayRecent, match.away.id) },
  ].filter(({ streaks }) => streaks.length > 0)
  if (sides.length === 0) return null
  return (
    <Card title={m.match_streaks()}>
      <div className="grid gap-x-6 gap-y-3 p-3 sm:grid-cols-2">
        {sides.map(({ team, streaks }) => (
          <Side key={team.id} team={team} streaks={streaks} />
        ))}
      </div>
    </Card>
  )
}

const Side = ({ team, streaks }: { team: Team; streaks: readonly Streak[] }) => (
  <section className="min-w-0">
    <h3 className="flex min-w-0 items-center gap-2 pb-1 font-medium text-13">
      <Crest id={team.id} crest={team.crest} size={20} />
      <TeamName team={team} />
    </h3>
    <dl className="divide-y divide-line text-13">
      {streaks.map((streak) => (
        <div key={streak.key} className="flex items-baseline justify-between gap-3 py-1.5">
          <dt className="min-w-0 text-text-muted">{LABELS[streak.key]()}</dt>
          <dd className="figures shrink-0 font-semibold">{textOf(streak)}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const textOf = ({ count, of, isOpen }: Streak): string =>
  of === undefined ? `${count}${isOpen ? '+' : ''}` : `${count}/${of}`
