import type { Score, Side } from '#contract/match-state.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import type { EventFields } from '../shared/log-writer.ts'
import type { Outlook } from '../shared/odds.ts'
import { startersOf } from '../shared/squad.ts'
import { other } from '../shared/state.ts'
import { towardOf } from '../shared/toward.ts'
import type { Contender, Contest, Simulator } from '../types.ts'
import { outlookBetween, outlookOf } from './chances.ts'
import { zoneOfPitch, zoneOfPlay } from './pitch-zone.ts'
import { planPitches } from './plan-pitches.ts'
import { endWithRun, type Outcome, planPlay, planSteal } from './plan-play.ts'
import { type Bases, EMPTY, writeBases } from './plays.ts'
import { baseballStarters } from './positions.ts'

const INNINGS = 9
const MIN_MINUTES = 130
/** Prices follow a play that moves the chances by as much as this. */
const MOVED = 0.03

/** How much likelier a side reaches base, from the gap in strength. */
const mightOf = (contest: Contest): Score => {
  const edge = Math.exp((contest.home.strength - contest.away.strength) * 0.0042)
  return { home: edge * 1.01, away: 1 / edge }
}

/** The batting order: the starters, without the pitcher where another bats for him. */
function battersOf({ squad }: Contender): number[] {
  const ids = startersOf(squad, baseballStarters)
  if (ids.length < baseballStarters) return ids
  return ids.filter((id) => squad.find((member) => member.id === id)?.position !== 'pitcher')
}

/** An inning takes about as many pitches: nobody begins one who would throw too many. */
const PITCHES_AN_INNING = 14
const MOST_INNINGS = 7
const RELIEVED_AFTER = { least: 92, most: 106 }

interface Game {
  live: LiveScript
  might: Score
  score: Score
  batters: Record<Side, readonly number[]>
  /** Who bats next, counted from the start. */
  turns: Score
  pitchers: Record<Side, number | undefined>
  /** Pitches of who pitches now, and how many are enough. */
  thrown: Score
  enough: Score
  /** Who has not pitched yet. */
  bullpen: Record<Side, number[]>
  /** Chance of the home side when prices were last written. */
  priced: number
}

function price(game: Game, outlook: Outlook): void {
  game.priced = outlook.home
  game.live.odds(outlook)
}

const batterOf = ({ batters, turns }: Game, side: Side): number | undefined =>
  batters[side][turns[side] % Math.max(1, batters[side].length)]

/** The bat met the ball. */
const HIT = /^(single|double|triple|home_run|reached_on_error|ground_out|fly_out|double_play|sacrifice_fly)$/

/** `player` is absent where a runner steals: his side's batter stays at the plate. */
function writeOutcome(
  game: Game,
  side: Side,
  outcome: Outcome,
  player: number | undefined,
  scored: readonly number[],
): void {
  const { live, score, turns } = game
  if (player !== undefined) turns[side] += 1
  const next = player !== undefined && outcome.outs < 3 ? batterOf(game, side) : undefined
  const zone = zoneOfPlay(outcome.type, live.contest.matchId, side, turns[side], 'last')
  const data = {
    outs: outcome.outs,
    bases: writeBases(outcome.bases),
    runs: outcome.runs,
    ...(scored.length > 0 ? { scored: scored.join(',') } : {}),
    ...(HIT.test(outcome.type) ? { toward: towardOf(-42, 42, live.contest.matchId, side, turns[side]) } : {}),
    ...(zone === undefined ? {} : { zone }),
    ...(next === undefined ? {} : { next }),
  }
  const fields: EventFields = player === undefined ? { side, data } : { side, player, data }
  live.write(outcome.type, fields)
  score[side] += outcome.runs
}

const startingPitcher = ({ squad }: Contender): number | undefined =>
  squad.find(({ position, isStarter }) => isStarter && position === 'pitcher')?.id

/** Throws up to the pitch that ends the turn; takes `seconds` with it. */
function writePitches(game: Game, side: Side, player: number | undefined, type: string, seconds: number): void {
  const { live, pitchers, turns } = game
  const calls = planPitches(live.random, type)
  const pace = seconds / (calls.length + 1)
  const pitcher = pitchers[other(side)]
  game.thrown[other(side)] += calls.length + 1
  for (const [index, call] of calls.entries()) {
    live.wait(pace)
    live.write('pitch', {
      side,
      ...(player === undefined ? {} : { player }),
      ...(pitcher === undefined ? {} : { other: pitcher }),
      data: { call, zone: zoneOfPitch(call, live.contest.matchId, side, turns[side], index) },
    })
  }
  live.wait(pace)
}

/** Writes a half-inning; returns whether it ended the game with a winning run. */
function writeHalf(game: Game, inning: number, side: Side): boolean {
  const { live, score, might, pitchers } = game
  const { random } = live
  const isLast = side === 'home' && inning >= INNINGS
  // From the ninth inning on the home side's answer is all that is sure to come.
  const innings = Math.max(0, INNINGS - inning)
  const left = { home: innings + (side === 'away' ? 1 : 0), away: innings }
  let bases: Bases = EMPTY
  let runners: Runners = []
  let outs = 0
  const [batter, pitcher] = [batterOf(game, side), pitchers[other(side)]]
  live.write('half_start', {
    side,
    data: {
      inning,
      half: side === 'away' ? 'top' : 'bottom',
      ...(batter === undefined ? {} : { batter }),
      ...(pitcher === undefined ? {} : { pitcher }),
    },
  })
  while (outs < 3) {
    const seconds = random.int(75, 150)
    const steal = planSteal(random, bases, outs)
    const player = batterOf(game, side)
    const planned = steal ?? planPlay(random, might[side] * (inning > INNINGS ? 1.12 : 1), bases, outs)
    const outcome = isLast ? endWithRun(planned, bases, score.away - score.home + 1) : planned
    if (steal) live.wait(seconds)
    else writePitches(game, side, player, outcome.type, seconds)
    const batter = steal ? undefined : player
    const moved = moveRunners(runners, batter, outcome, outcome.outs - outs)
    runners = moved.runners
    writeOutcome(game, side, outcome, batter, moved.scored)
    bases = outcome.bases
    outs = outcome.outs
    if (isLast && score.home > score.away) return true
    if (outs === 3) break
    const outlook = outlookBetween(might, score, left, side, { bases, outs })
    if (Math.abs(outlook.home - game.priced) >= MOVED) price(game, outlook)
  }
  live.wait(5)
  live.write('half_end')
  return false
}

/** The sides change; a starter who has thrown enough makes way, and who relieved him does after about an inning. */
function writeChange({ live, pitchers, bullpen, thrown, enough }: Game, side: Side, pitched: number): void {
  const { random, contest } = live
  live.wait(random.int(115, 145))
  const isStarters = pitchers[side] === startingPitcher(contest[side])
  const isEnough = thrown[side] + PITCHES_AN_INNING > enough[side] || (isStarters && pitched >= MOST_INNINGS)
  if (!isEnough || bullpen[side].length === 0) return
  const [id] = bullpen[side].splice(random.int(0, bullpen[side].length - 1), 1)
  pitchers[side] = id
  thrown[side] = 0
  enough[side] = random.int(20, 40)
  live.write('pitching_change', { side, player: id })
  live.wait(random.int(60, 120))
}

const bullpenOf = ({ squad }: Contender): number[] =>
  squad.flatMap(({ id, position, isStarter }) => (position === 'pitcher' && !isStarter ? [id] : []))

/** Who is on first, second and third. */
type Runners = readonly (number | undefined)[]

/**
 * Who scores and who stands where after a play. Runners never pass each other: those in front score, and those who are put
 * out are the batter and the runners right before him.
 */
function moveRunners(before: Runners, batter: number | undefined, { bases, runs }: Outcome, outs: number) {
  const line = [before[2], before[1], before[0], batter].filter((id) => id !== undefined)
  const left = line.slice(runs, line.length - outs)
  const taken = [2, 1, 0].filter((base) => bases[base])
  const runners: (number | undefined)[] = [undefined, undefined, undefined]
  for (const [at, base] of taken.entries()) runners[base] = left[at]
  return { scored: line.slice(0, runs), runners }
}

function playGame(live: LiveScript, might: Score): void {
  const enough = () => live.random.int(RELIEVED_AFTER.least, RELIEVED_AFTER.most)
  const game: Game = {
    live,
    might,
    score: { home: 0, away: 0 },
    batters: { home: battersOf(live.contest.home), away: battersOf(live.contest.away) },
    turns: { home: 0, away: 0 },
    pitchers: { home: startingPitcher(live.contest.home), away: startingPitcher(live.contest.away) },
    thrown: { home: 0, away: 0 },
    enough: { home: enough(), away: enough() },
    bullpen: { home: bullpenOf(live.contest.home), away: bullpenOf(live.contest.away) },
    priced: outlookOf(might, { home: 0, away: 0 }, { home: INNINGS, away: INNINGS }).home,
  }
  const { score } = game
  live.wait(live.random.int(60, 180))
  for (let inning = 1; ; inning++) {
    const left = Math.max(0, INNINGS - inning)
    writeHalf(game, inning, 'away')
    if (inning >= INNINGS && score.home > score.away) break
    price(game, outlookOf(might, score, { home: left + 1, away: left }))
    writeChange(game, 'away', inning - 1)
    if (writeHalf(game, inning, 'home')) break
    if (inning >= INNINGS && score.home !== score.away) break
    price(game, outlookOf(might, score, { home: Math.max(1, left), away: Math.max(1, left) }))
    writeChange(game, 'home', inning)
  }
  live.wait(live.random.int(20, 60))
}

export const baseballSimulator: Simulator = {
  minMinutes: () => MIN_MINUTES,
  simulate(contest, seed) {
    const might = mightOf(contest)
    const halves = { home: INNINGS, away: INNINGS }
    return writeMatch(contest, seed, {
      minMinutes: MIN_MINUTES,
      outlookAt: (drift) => outlookOf(might, { home: 0, away: 0 }, halves, drift * 8),
      play: (live) => playGame(live, might),
    })
  },
}
