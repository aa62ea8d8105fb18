import { clockText } from '#app/lib/clock-text.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { Score, Side } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { finishName } from '../../../scoreboards/finish-name.ts'
import { modeName } from '../../../scoreboards/mode-name.ts'
import { pickName } from '../../../scoreboards/pick-name.ts'
import { statName } from '../../../stat-name.ts'
import type { PanelProps } from '../../panel.ts'
import { type GameFigures, gameFiguresOf, hasEvents, hasFigure } from './game-figures.ts'
import { mostOf, SideBarsCard, type SideFigure } from './side-bars-table.tsx'

interface Column {
  title: string
  cell: (game: GameFigures) => SideFigure | undefined
  hasBars?: true
}

const CHARACTERS = new Map<string | undefined, () => string>([
  ['starcraft2', m.match_course_race],
  ['warcraft3', m.match_course_race],
  ['hearthstone', m.match_course_class],
])

/** Figures that the end of a game tells, in the order in which they are read. */
const TOLD: readonly (readonly [name: string, title: (game?: string) => string, text?: (value: number) => string])[] = [
  ['Supply', (game) => (game === 'warcraft3' ? m.match_course_food() : m.match_course_supply())],
  ['Apm', m.match_course_apm],
  ['Health', m.match_course_health],
  ['Damage', () => statName('damage')],
  ['Cards', () => statName('cards_played')],
  ['Kills', () => statName('final_blows')],
  ['Metres', m.match_course_pushed, (metres) => m.match_course_metres({ metres: `${metres}` })],
  ['Troops', m.match_course_troops, compactThousands],
]

const EVENTS = [
  ['raid', 'workers_killed'],
  ['expansion', 'expansions'],
  ['battle', 'battles_won'],
  ['hero_killed', 'heroes_killed'],
  ['general_defeated', 'generals_defeated'],
  ['team_fight', 'fights_won'],
] as const

const words = (of: (side: Side) => string): SideFigure => ({
  ...{ home: 0, away: 0 },
  texts: { home: of('home'), away: of('away') },
})

const written = ({ home, away }: Score, text: (value: number) => string): SideFigure => ({
  ...{ home, away },
  texts: { home: text(home), away: text(away) },
})

function columnsOf(games: readonly GameFigures[], gameId: number): Column[] {
  const code = gameById(gameId)?.code
  const columns: Column[] = []
  const add = (isTold: boolean, column: Column) => isTold && columns.push(column)
  add(
    games.some(({ picks }) => picks),
    {
      title: (CHARACTERS.get(code) ?? m.match_course_character)(),
      cell: ({ picks }) => picks && words((side) => pickName(picks[side])),
    },
  )
  add(
    games.some(({ first }) => first),
    {
      title: m.match_course_order(),
      cell: ({ first }) =>
        first && words((side) => (side === first ? m.match_course_first() : m.match_course_second())),
    },
  )
  add(
    games.some(({ mode }) => mode),
    { title: statName('points_won'), cell: ({ period }) => period, hasBars: true },
  )
  const hasFinishes = hasEvents(games, 'round_won')
  add(hasFinishes, { title: m.match_course_rounds(), cell: ({ period }) => period, hasBars: true })
  add(hasFinishes, {
    title: m.match_course_finishes(),
    cell: ({ finishes }) => words((side) => finishes[side].map(finishName).join(' \u00b7 ') || '\u2013'),
  })
  for (const [name, title, text] of TOLD)
    add(hasFigure(games, name), {
      title: title(code),
      cell: ({ told }) => {
        const figure = told.get(name)
        return figure && text ? written(figure, text) : figure
      },
      hasBars: true,
    })
  for (const [type, stat] of EVENTS)
    add(hasEvents(games, type), {
      title: statName(stat),
      cell: ({ counts }) => counts.get(type) ?? { home: 0, away: 0 },
    })
  return columns
}

function noteOf({ mode, turns, length }: GameFigures): string {
  return [mode && modeName(mode), turns && m.match_course_turns({ turns: `${turns}` }), length && clockText(length)]
    .filter(Boolean)
    .join(' \u00b7 ')
}

/** Under the timeline of StarCraft, Hearthstone, Street Fighter and their like: what was played, and done, in each game. */
export function GamesCourse({ detail: { match, live } }: PanelProps) {
  const games = gameFiguresOf(live.timeline, match.periods)
  const columns = columnsOf(games, match.gameId)
  if (columns.length === 0) return null
  const isOfMaps = match.periods.some(({ key }) => key.startsWith('m'))
  const title = isOfMaps ? m.match_course_maps_ask() : m.match_course_games_ask()
  return (
    <SideBarsCard
      title={title}
      match={match}
      columns={columns.map(({ title: head, cell, hasBars }) => ({
        title: head,
        ...(hasBars ? { most: mostOf(games.map(cell)) } : {}),
      }))}
      rows={games.map((game) => {
        const { period, winner } = game
        const note = noteOf(game)
        return {
          ...{ key: period.key, winner, cells: columns.map(({ cell }) => cell(game)) },
          label: period.note ?? periodName(period.key, 'games'),
          ...(note ? { note } : {}),
        }
      })}
    />
  )
}
