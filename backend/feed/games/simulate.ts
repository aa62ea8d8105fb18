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
import { type Happening, planGame } from './plan-game.ts'
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

function detailsOf(live: LiveScript, { side, points }: Happening): EventFields {
  const { contest, random } = live
  const fields: EventFields = { side }
  const players = startersOf(contest[side].squad, gamesStarters(contest.gameId))
  if (players.length > 0) fields.player = random.pick(players)
  if (points !== undefined) fields.data = { points }
  return fields
}

interface GameSetting {
  title: GamesTitle
  arena: string | undefined
  chance: number
  /** Gets home's chance of winning the game after each change. */
  quote: (now: number) => void
}

/** Writes the events of a game; returns who won it. */
function writeGame(live: LiveScript, { title, arena, chance, quote }: GameSetting): Side {
  const { random } = live
  const winner: Side = random.chance(chance) ? 'home' : 'away'
  const seconds = random.int(title.gameSeconds.least, title.gameSeconds.most)
  const happenings = planGame(random, title, { winner, seconds, arena })
  const every = Math.max(1, Math.round((title.scoring?.mean ?? 1) / 6))
  let clock = 0
  let lead = 0
  let told = 0
  for (const happening of happenings) {
    live.wait(happening.at - clock)
    clock = happening.at
    live.write(happening.type, detailsOf(live, happening))
    if (happening.type !== title.scoring?.event) continue
    lead += (happening.points ?? 1) * (happening.side === 'home' ? 1 : -1)
    told += 1
    const part = clock / seconds
    const weight = (lead / (title.scoring.mean * LEAD_SHARE + 0.5)) * (1 + 2 * part)
    if (told % every === 0) quote(clampChance(winChance(Math.log(chance / (1 - chance)) + weight, 0, 1), 0.02))
  }
  live.wait(seconds - clock)
  return winner
}

function playSeries(live: LiveScript, title: GamesTitle, bestOf: number): void {
  const { contest, random } = live
  const chance = gameChance(contest)
  const score = { home: 0, away: 0 }
  const arenas = title.arenas.slice()
  const pick = () => (title.picks ? random.pick(title.picks.names) : undefined)
  let picks = { home: pick(), away: pick() }
  live.wait(random.int(60, 150))
  for (let game = 1; ; game++) {
    const [name] = arenas.splice(random.int(0, Math.max(0, arenas.length - 1)), 1)
    if (game > 1 && title.picks?.isKept === false) picks = { home: pick(), away: pick() }
    live.write('game_start', {
      data: {
        game,
        ...(name ? { name } : {}),
        ...(picks.home && picks.away ? { homePick: picks.home, awayPick: picks.away } : {}),
      },
    })
    const quote = (now: number) => live.odds(seriesOutlookDuring(chance, bestOf, score, now))
    const winner = writeGame(live, { title, arena: name, chance, quote })
    live.write('game_won', { side: winner, data: { game } })
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
