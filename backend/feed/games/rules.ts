/**
 * Everything that is a best-of of games: FIFA, StarCraft, Rocket League, Hearthstone, fighting games.
 *
 * | type                     | fields                                                           |
 * |--------------------------|------------------------------------------------------------------|
 * | `game_start` `map_start` | `data.game?` `data.name?`: the map or arena; `homePick?` `awayPick?`: race, class or character; `first?`: the side that begins; `mode?` of the map |
 * | `goal` `point` `basket`  | `side`, `player?`; `data.points?` (1)                             |
 * | `shot_on_target` `save` `turnover` | `side`, `player?`                                       |
 * | `round_won`              | `side`; `data.finish?` (`ko` `critical_art` `perfect` `time_up` `chip`), `health?`: percent left, `seconds?` |
 * | `deck` `deck_ban`        | `side`, `data.deck`: a class that a player brings, or bans of the other's |
 * | `turn`                   | `data.turn` `homeHealth` `awayHealth`                             |
 * | `expansion`              | `side`, `data.bases`: how many the player has now                |
 * | `tech`                   | `side`, `data.what`                                              |
 * | `raid`                   | `side`, `data.workers`: how many it killed                       |
 * | `battle`                 | `side` had the better of it; `data.homeLost` `awayLost`: supply   |
 * | `hero_trained` `hero_killed` | `side` did it; `data.hero`                                   |
 * | `team_fight`             | `side` won it; `data.homeKills` `awayKills`                       |
 * | `pick`                   | `side`, `player`, `data.hero`                                    |
 * | `general_defeated`       | `side` and `player` did it, `other` is out                       |
 * | `tally`                  | `data.damage<id>` `healing<id>` `eliminations<id>` `deaths<id>`: of players since the last |
 * | `pause`                  |                                                                  |
 * | `game_won` `map_won`     | `side`; `data` as far as known: `seconds` `turns` `rounds` `finish` `mode`, and of both sides (`homeApm`) `Supply` `Apm` `Health` `Damage` `Cards` `Kills` `Metres` `Troops` |
 *
 * Where a title counts maps, periods, statistics and the timeline say so, whichever name the feed uses.
 * What scores is told with the score of its game, a won game with that of the series. A game without points inside has 1
 * for its winner.
 */
import type { MatchState } from '#contract/match-state.ts'
import { createLiveRules, type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { startingLines } from '../shared/squad.ts'
import {
  addScore,
  addTimeline,
  addToPeriod,
  closePeriod,
  currentPeriod,
  emptyState,
  openPeriod,
} from '../shared/state.ts'
import { bumpPlayer, bumpStat, emptyStats, enterPlayer } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { titleFigures } from './plays/title-figures.ts'
import { FINISH_STATS, titleHandlers, withEndFigures } from './title-rules.ts'
import { gamesTitle, statsOf } from './titles.ts'

type GamesHandler = LiveHandler<'games'>

const NOUGHT = { home: 0, away: 0 }

/** What an event counts in, whichever title it comes from. */
const COUNTS = new Map<string, { stat: string; isScore: boolean }>(
  Object.entries({
    goal: { stat: 'goals', isScore: true },
    point: { stat: 'points_won', isScore: true },
    basket: { stat: 'points', isScore: true },
    round_won: { stat: 'rounds_won', isScore: true },
    shot_on_target: { stat: 'shots_on_target', isScore: false },
    save: { stat: 'saves', isScore: false },
    turnover: { stat: 'turnovers', isScore: false },
  }),
)

const hasMaps = ({ gameId }: Contest): boolean => gamesTitle(gameId).hasMaps === true
const wonStat = (contest: Contest): string => (hasMaps(contest) ? 'maps_won' : 'games_won')

/** Columns of figures; whom somebody plays is not known before it is told. */
const withoutNames = (columns: readonly string[]): string[] => columns.filter((column) => column !== 'hero')

function initial(contest: Contest): MatchState {
  const title = gamesTitle(contest.gameId)
  const { scoring, bestOf } = title
  const told = statsOf(title)
  const { stats, columns: own = told, units } = titleFigures(contest.gameId)
  const columns = contest.home.squad.length > 1 ? own : []
  return emptyState({
    chartKind: 'point_lead',
    board: {
      family: 'games',
      bestOf: contest.bestOf ?? bestOf,
      game: 1,
      ...(scoring ? { points: NOUGHT } : {}),
    },
    stats: emptyStats([wonStat(contest), ...told, ...stats], units),
    playerColumns: [...columns],
    players: columns.length > 0 ? startingLines(contest, withoutNames(columns)) : [],
  })
}

const gameStart: GamesHandler = (state, event, board, contest) => {
  const game = numberOf(event, 'game', state.periods.length + 1)
  const key = `${hasMaps(contest) ? 'm' : 'g'}${game}`
  if (state.periods.some((period) => period.key === key)) return state
  const opened = openPeriod(state, key)
  const name = textOf(event, 'name')
  const periods = name
    ? opened.periods.map((period) => (period.key === key ? { ...period, note: name } : period))
    : opened.periods
  const points = gamesTitle(contest.gameId).scoring ? { points: NOUGHT } : {}
  const [home, away] = [textOf(event, 'homePick'), textOf(event, 'awayPick')]
  const { picks: _picks, ...rest } = board
  const picks = home && away ? { picks: { home, away } } : {}
  return addTimeline(
    { ...opened, periods, phase: 'game', board: { ...rest, game, ...points, ...picks } },
    { ...event, type: hasMaps(contest) ? 'map_start' : 'game_start' },
  )
}

const count =
  (type: string): GamesHandler =>
  (state, event, board, contest) => {
    const { side } = event
    const rule = COUNTS.get(type)
    if (!side || !rule) return state
    const open = currentPeriod(state)
      ? state
      : gameStart(state, { ...event, type: 'game_start', data: {} }, board, contest)
    const held = open.board?.family === 'games' ? open.board : board
    const worth = rule.isScore ? numberOf(event, 'points', 1) : 1
    const players = enterPlayer(
      open.players,
      open.playerColumns.length > 0 ? event.player : undefined,
      side,
      open.playerColumns,
    )
    const stat = (rule.isScore && gamesTitle(contest.gameId).scoring?.stat) || rule.stat
    const finish = FINISH_STATS.get(textOf(event, 'finish'))
    const scores = bumpStat(open.stats, stat, side, worth)
    const stats = finish ? bumpStat(scores, finish, side) : scores
    const isShot = type === 'goal' && open.stats.some(({ key }) => key === 'shots_on_target')
    const next: MatchState = {
      ...open,
      stats: isShot ? bumpStat(stats, 'shots_on_target', side) : stats,
      players: bumpPlayer(players, event.player, { [stat]: worth, ...(isShot ? { shots_on_target: 1 } : {}) }),
    }
    if (!rule.isScore) return addTimeline(next, event)
    const points = addScore(held.points ?? NOUGHT, side, worth)
    const point = { t: open.chart.length + 1, value: points.home - points.away, period: open.periods.at(-1)?.key }
    const scored = { ...addToPeriod(next, side, worth), board: { ...held, points }, chart: [...open.chart, point] }
    const { timeline } = addTimeline({ ...scored, score: points }, event, type === 'goal')
    return { ...scored, timeline }
  }

const gameWon: GamesHandler = (state, event, board, contest) => {
  const { side } = event
  const game = currentPeriod(state)
  if (!side || !game) return state
  const told = board.points ? state : addToPeriod(state, side, 1)
  const stats = withEndFigures(state, event, bumpStat(state.stats, wonStat(contest), side))
  return addTimeline(
    closePeriod({ ...told, phase: 'game_break', score: addScore(state.score, side, 1), stats }, game.note),
    { ...event, type: hasMaps(contest) ? 'map_won' : 'game_won' },
    true,
  )
}

export const gamesRules = createLiveRules({
  family: 'games',
  initial,
  firstPhase: 'game_break',
  handlers: {
    game_start: gameStart,
    map_start: gameStart,
    ...Object.fromEntries([...COUNTS.keys()].map((type) => [type, count(type)])),
    ...titleHandlers,
    pause: (state, event) => addTimeline(state, event),
    game_won: gameWon,
    map_won: gameWon,
  },
})
