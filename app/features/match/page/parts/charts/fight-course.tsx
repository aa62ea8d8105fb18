import { clockText } from '#app/lib/clock-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { Score } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { statName } from '../../../stat-name.ts'
import type { PanelProps } from '../../panel.ts'
import { fightRoundsOf } from './fight-rounds.ts'
import { mostOf, SideBarsCard } from './side-bars-table.tsx'

const inMinutes = ({ home, away }: Score) => ({
  home,
  away,
  texts: { home: clockText(home), away: clockText(away) },
})

/** Under the timeline of a fight: strikes, control and what else either did, round by round. */
export function FightCourse({ detail: { match, live } }: PanelProps) {
  const rounds = fightRoundsOf({ ...live, periods: match.periods })
  if (!rounds.some(({ strikes }) => strikes)) return null
  const title = m.match_course_fight_ask()
  const name = (key: string) => statName(key, 'combat')
  return (
    <SideBarsCard
      title={title}
      match={match}
      columns={[
        { title: name('significant_strikes'), most: mostOf(rounds.map(({ strikes }) => strikes)) },
        { title: name('control_time'), most: mostOf(rounds.map(({ control }) => control)) },
        { title: name('takedowns') },
        { title: name('knockdowns') },
        { title: name('submission_attempts') },
      ]}
      rows={rounds.map(({ key, strikes, control, takedowns, knockdowns, submissions }) => ({
        key,
        label: periodName(key, 'combat'),
        cells: [strikes, control && inMinutes(control), takedowns, knockdowns, submissions],
      }))}
    />
  )
}
