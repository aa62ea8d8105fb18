import { m } from '#app/paraglide/messages.js'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { EVENTS } from '../events/games.ts'
import { periodName } from '../match-labels.ts'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { detailsOf, SENTENCES } from './games-events.ts'
import { headlineOf } from './games-headline.ts'
import { inOwnNames } from './own-names.ts'
import { PeriodStrip } from './period-strip.tsx'
import { pickName } from './pick-name.ts'

/** What both sides play in each game, where the game has races, classes or characters; once, where they keep them. */
function GamesBoard({ match, detail }: BoardProps<'games'>) {
  const games = detail.live.timeline.flatMap((item) => picksOf(item) ?? [])
  const [first] = games
  if (!first) return null
  const banned = bansOf(detail.live.timeline)
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
        {banned && (
          <tr className="text-text-muted">
            <th scope="row" className="whitespace-nowrap py-1 pe-2 text-start font-normal text-12">
              {m.match_event_deck_ban()}
            </th>
            <td className="px-2 py-1 text-end">{pickName(banned.home)}</td>
            <td className="border-line border-s px-2 py-1">{pickName(banned.away)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** The class that each player has banned. */
function bansOf(timeline: readonly TimelineItem[]) {
  const of = (side: Side) => timeline.find((item) => item.type === 'deck_ban' && item.side === side)?.data?.deck
  const [home, away] = [of('home'), of('away')]
  return home && away ? { home: String(home), away: String(away) } : undefined
}

function picksOf({ type, period, data }: TimelineItem) {
  const { homePick, awayPick } = data ?? {}
  return /^(game|map)_start$/.test(type) && period && homePick && awayPick
    ? { key: period, home: String(homePick), away: String(awayPick) }
    : undefined
}

export const scoreboard: FamilyScoreboard<'games'> = {
  ...{ events: EVENTS, sentences: SENTENCES, detailsOf },
  ...{ headlineOf, inOwnNames, PeriodStrip, Board: GamesBoard },
}
