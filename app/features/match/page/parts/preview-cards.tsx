import { oneDecimal } from '#app/lib/one-decimal.ts'
import { wholePercents } from '#app/lib/whole-percents.ts'
import { m } from '#app/paraglide/messages.js'
import { type Family, gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { averageOf, recordOf } from '../../form.ts'
import { HiddenHistory } from '../../hidden-history.tsx'
import { useSpoiler } from '../../use-spoiler.ts'
import { Card } from '../card.tsx'
import { FormRows } from './form-rows.tsx'

interface History {
  meetings: MatchRow[]
  homeRecent: MatchRow[]
  awayRecent: MatchRow[]
}

/** Form of both teams, facts from their history, and chances implied by the odds. */
export function PreviewCards({ detail, history }: { detail: MatchDetail; history: History }) {
  const { match } = detail
  const { display } = useShell()
  const { isScoreShown, reveal, shownRef } = useSpoiler(display.hidesScores)
  if (!isScoreShown)
    return (
      <div className="space-y-4">
        <HiddenHistory onReveal={reveal} />
        <Chances detail={detail} />
      </div>
    )
  return (
    <div ref={shownRef} tabIndex={-1} className="space-y-4">
      <Card title={m.match_form_title()}>
        <FormRows match={match} homeRecent={history.homeRecent} awayRecent={history.awayRecent} />
      </Card>
      <Chances detail={detail} />
      <Card title={m.match_preview_facts()}>
        <KeyFacts match={match} history={history} />
      </Card>
    </div>
  )
}

/** Draws are named where there were any; many sports have none. */
const recordText = (team: string, { won, drawn, lost }: ReturnType<typeof recordOf>): string =>
  drawn > 0 ? m.match_preview_record({ team, won, drawn, lost }) : m.match_preview_record_decided({ team, won, lost })

/** Families in which a match's score counts goals, points or runs, and no sets or maps won. */
const COUNTED: ReadonlySet<Family> = new Set<Family>(['football', 'basketball', 'baseball', 'american_football'])

function KeyFacts({ match, history }: { match: MatchRow; history: History }) {
  const { locale } = useShell()
  const family = gameById(match.gameId)?.family
  const teams = [
    { team: match.home, recent: history.homeRecent },
    { team: match.away, recent: history.awayRecent },
  ]
  const facts = teams.flatMap(({ team, recent }) => {
    const record = recordOf(recent, team.id)
    const average = family && COUNTED.has(family) ? averageOf(recent, team.id) : undefined
    return [
      recordText(team.name, record),
      ...(average
        ? [
            m.match_preview_average({
              team: team.name,
              scored: oneDecimal(average.scored, locale.tag),
              conceded: oneDecimal(average.conceded, locale.tag),
            }),
          ]
        : []),
    ]
  })
  const { won, drawn, lost } = recordOf(history.meetings, match.home.id)
  if (won + drawn + lost > 0)
    facts.push(
      drawn > 0
        ? m.match_preview_meetings({ home: match.home.name, away: match.away.name, won, drawn, lost })
        : m.match_preview_meetings_decided({ home: match.home.name, away: match.away.name, won, lost }),
    )
  return (
    <ul className="space-y-2 p-3 text-13">
      {facts.map((fact) => (
        <li key={fact} className="border-line border-s-2 ps-3">
          {fact}
        </li>
      ))}
    </ul>
  )
}

/** The odds as probabilities that add up to 100 %; nothing once the match is over. */
function Chances({ detail: { match, live } }: { detail: MatchDetail }) {
  const { brand } = useShell()
  const line = live.odds.at(-1) ?? match.odds
  if (!brand.features.odds || !line || match.status === 'finished') return null
  const [home = 0, away = 0, draw = 0] = wholePercents(
    [line.home, line.away, ...(line.draw ? [line.draw] : [])].map((price) => 1 / price),
  )
  const parts = [
    { label: match.home.name, percent: home, colour: 'bg-team-home' },
    ...(line.draw ? [{ label: m.match_odds_draw(), percent: draw, colour: 'bg-line' }] : []),
    { label: match.away.name, percent: away, colour: 'bg-team-away' },
  ]
  return (
    <Card title={m.match_preview_chances()}>
      <div className="p-3">
        <dl className="flex justify-between gap-2">
          {parts.map(({ label, percent }) => (
            <div key={label} className="flex min-w-0 flex-col-reverse items-center first:items-start last:items-end">
              <dt dir="auto" className="max-w-full truncate text-12 text-text-muted">
                {label}
              </dt>
              <dd className="figures font-bold text-16">{percent}%</dd>
            </div>
          ))}
        </dl>
        <div aria-hidden="true" className="mt-2 flex h-2 gap-1">
          {parts.map(({ label, percent, colour }) => (
            <span key={label} className={`rounded-full ${colour}`} style={{ width: `${percent}%` }} />
          ))}
        </div>
      </div>
    </Card>
  )
}
