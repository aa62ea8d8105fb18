import { m } from '#app/paraglide/messages.js'
import type { TimelineItem } from '#contract/match-state.ts'
import { EVENTS } from '../events/games.ts'
import { periodName } from '../match-labels.ts'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './games-headline.ts'
import { PeriodStrip } from './period-strip.tsx'
import { pickName } from './pick-name.ts'

/** What both sides play in each game, where the game has races, classes or characters; once, where they keep them. */
function GamesBoard({ match, detail }: BoardProps<'games'>) {
  const games = detail.live.timeline.flatMap((item) => picksOf(item) ?? [])
  const [first] = games
  if (!first) return null
  const isSame = games.every(({ home, away }) => home === first.home && away === first.away)
  return (
    <table className="mx-auto text-13">
      <caption className="sr-only">{m.match_board_games_label()}</caption>
      <thead className="sr-only">
        <tr>
          <td />
          <th scope="col">{match.home.name}</th>
          <th scope="col">{match.away.name}</th>
        </tr>
      </thead>
      <tbody>
        {(isSame ? [first] : games).map(({ key, home, away }) => (
          <tr key={key}>
            <th
              scope="row"
              className={
                isSame ? 'sr-only' : 'whitespace-nowrap py-1 pe-2 text-start font-normal text-12 text-text-muted'
              }
            >
              {periodName(key, 'games')}
            </th>
            <td className="px-2 py-1 text-end font-semibold">{pickName(home)}</td>
            <td className="border-line border-s px-2 py-1 font-semibold">{pickName(away)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function picksOf({ type, period, data }: TimelineItem) {
  const { homePick, awayPick } = data ?? {}
  return /^(game|map)_start$/.test(type) && period && homePick && awayPick
    ? { key: period, home: String(homePick), away: String(awayPick) }
    : undefined
}

export const scoreboard: FamilyScoreboard<'games'> = { events: EVENTS, headlineOf, PeriodStrip, Board: GamesBoard }
