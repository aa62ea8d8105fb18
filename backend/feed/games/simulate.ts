import type { Side } from '#contract/match-state.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import type { EventFields } from '../shared/log-writer.ts'
import {
  clampChance,
  isDecided,
  openingOutlook,
  seriesOutlook,
  seriesOutlookDuring,
  unitChance,
  winChance,
} from '../shared/series.ts'
import { startersOf } from '../shared/squad.ts'
import type { Contest, Simulator } from '../types.ts'
import { planGame } from './plan-game.ts'
import { titlePlay } from './plays/title-plays.ts'
import type { Happening, Series, TitlePlay } from './plays/types.ts'
import { gamesStarters } from './positions.ts'
import { type GamesTitle, gamesTitle } from './titles.ts'

const MIN_MINUTES = 30
/** Share of the typical points that a lead must be to count for e to 1. */
const LEAD_SHARE = 0.6

const bestOfOf = (contest: Pick<Contest, 'gameId' | 'bestOf'>): number =>
  contest.bestOf ?? gamesTitle(contest.gameId).bestOf

const gameChance = (contest: Contest): number =>
  unitChance(
    winChance(contest.home.strength, contest.away.strength, gamesTitle(contest.gameId).scale),
    bestOfOf(contest),
  )

/** Games of a title that tells nothing else have a player for each of their points. */
function detailsOf(live: LiveScript, happening: Happening, play: TitlePlay | undefined): EventFields {
  const { contest, random } = live
  const { at, side, player, other, points, data } = happening
  const fields: EventFields = {
    ...(play?.hasClock && { clock: at }),
    ...(side && { side }),
    ...(player !== undefined && { player }),
    ...(other !== undefined && { other }),
  }
  if (!play && side) {
    const players = startersOf(contest[side].squad, gamesStarters(contest.gameId))
    if (players.length > 0) fields.player = random.pick(players)
  }
  if (points !== undefined || data) fields.data = { ...(points !== undefined && { points }), ...data }
  return fields
}

interface GameSetting {
  title: GamesTitle
  arena: string | undefined
  chance: number
  play: TitlePlay | undefined
  series: Series | undefined
  /** Gets home's chance of winning the game after each change. */
  quote: (now: number) => void
}

/** Writes the events of a game; returns who won it, and what its end tells. */
function writeGame(live: LiveScript, { title, arena, chance, play, series, quote }: GameSetting) {
  const { random } = live
  const winner: Side = random.chance(chance) ? 'home' : 'away'
  const seconds = random.int(title.gameSeconds.least, title.gameSeconds.most)
  const scored = planGame(random, title, { winner, seconds, arena })
  const { happenings, end } = series?.play({ winner, seconds, arena, scored }) ?? { happenings: scored, end: {} }
  const every = Math.max(1, Math.round((title.scoring?.mean ?? 1) / 6))
  const quoteAt = (logit: number) => quote(clampChance(winChance(Math.log(chance / (1 - chance)) + logit, 0, 1), 0.02))
  let clock = 0
  let lead = 0
  let leaning = 0
  let told = 0
  for (const happening of happenings) {
    live.wait(happening.at - clock)
    clock = happening.at
    live.write(happening.type, detailsOf(live, happening, play))
    leaning += happening.lean ?? 0
    const isScored = happening.type === title.scoring?.event
    if (!isScored && happening.lean === undefined) continue
    if (isScored) {
      lead += (happening.points ?? 1) * (happening.side === 'home' ? 1 : -1)
      told += 1
    }
    const part = clock / seconds
    const weight = title.scoring ? (lead / (title.scoring.mean * LEAD_SHARE + 0.5)) * (1 + 2 * part) : 0
    if (!isScored || told % every === 0) quoteAt(weight + leaning)
  }
  live.wait(seconds - clock)
  return { winner, seconds, end }
}

function playSeries(live: LiveScript, title: GamesTitle, bestOf: number): void {
  const { contest, random } = live
  const chance = gameChance(contest)
  const score = { home: 0, away: 0 }
  const arenas = title.arenas.slice()
  const play = titlePlay(contest.gameId)
  const series = play?.begin(random, contest, Math.floor(bestOf / 2) + 1)
  for (const told of series?.before ?? []) {
    live.wait(random.int(4, 9))
    live.write(told.type, { ...(told.side && { side: told.side }), ...(told.data && { data: told.data }) })
  }
  live.wait(random.int(60, 150))
  for (let game = 1; ; game++) {
    const [name] = arenas.splice(random.int(0, Math.max(0, arenas.length - 1)), 1)
    live.write('game_start', { data: { game, ...(name ? { name } : {}), ...series?.start(name) } })
    const quote = (now: number) => live.odds(seriesOutlookDuring(chance, bestOf, score, now))
    const { winner, seconds, end } = writeGame(live, { title, arena: name, chance, play, series, quote })
    live.write('game_won', {
      ...(play?.hasClock && { clock: seconds }),
      ...{ side: winner, data: { game, ...end } },
    })
    score[winner] += 1
    if (isDecided(score, bestOf)) break
    live.wait(random.int(8, 20))
    live.odds(seriesOutlook(chance, bestOf, score))
    live.wait(random.int(title.breakSeconds.least, title.breakSeconds.most))
  }
  live.wait(random.int(20, 60))
}

export const gamesSimulator: Simulator = {
  minMinutes: () => MIN_MINUTES,
  simulate(contest, seed) {
    const title = gamesTitle(contest.gameId)
    const bestOf = bestOfOf(contest)
    const chance = gameChance(contest)
    return writeMatch(contest, seed, {
      minMinutes: gamesSimulator.minMinutes(contest),
      outlookAt: (drift) => openingOutlook(chance, bestOf, drift),
      play: (live) => playSeries(live, title, bestOf),
    })
  },
}
