/** Writes the events of plays and kicks. */
import { other } from '../shared/state.ts'
import { firstDown, type Game, GOAL, give, run, someone, TOUCHBACK, writeEvent } from './game.ts'
import { fieldGoalChance, type PlannedPlay, planPlay } from './plan-play.ts'

const LONGEST_FIELD_GOAL = 55
/** The kick is taken this much behind the line, the goal post's ten yards included. */
const KICK_YARDS = 17

const drop = (game: Game): void => {
  game.possessions += 1
}

/** After points: time for the pictures, then a kick-off by `kicker`. */
function afterScore(game: Game, kicker: Game['offence']): void {
  game.kicker = kicker
  drop(game)
  game.live.wait(game.live.random.int(90, 150))
}

function writeConversion(game: Game): void {
  const { live, score, offence } = game
  const { random, contest } = live
  const behind = score[other(offence)] - score[offence]
  live.wait(random.int(35, 55))
  if (behind === 2 || random.chance(0.07)) {
    const isGood = random.chance(0.48)
    const player = someone(live, contest[offence], 'wide_receiver', 'running_back', 'tight_end')
    writeEvent(game, isGood ? 'two_point' : 'two_point_failed', { side: offence, player })
    if (isGood) score[offence] += 2
    return
  }
  const isGood = random.chance(0.945)
  writeEvent(game, isGood ? 'extra_point' : 'extra_point_missed', {
    side: offence,
    player: someone(live, contest[offence], 'kicker'),
  })
  if (isGood) score[offence] += 1
}

/** In overtime a touchdown that decides the game is not converted. */
const isDeciding = (game: Game): boolean =>
  game.quarter > 4 && game.possessions > 0 && game.score.home !== game.score.away

function writeTouchdown(game: Game, { kind, seconds }: PlannedPlay, yards: number): void {
  const { live, offence, score } = game
  const team = live.contest[offence]
  const isPass = kind === 'pass'
  const player = isPass
    ? someone(live, team, 'wide_receiver', 'tight_end', 'running_back')
    : someone(live, team, 'running_back', 'quarterback')
  const thrower = isPass ? someone(live, team, 'quarterback') : undefined
  const ran = run(game, Math.min(seconds, 9))
  game.yard = GOAL - 2
  firstDown(game)
  writeEvent(game, 'touchdown', { side: offence, player, other: thrower, data: { how: kind, yards, seconds: ran } })
  score[offence] += 6
  if (!isDeciding(game)) writeConversion(game)
  afterScore(game, offence)
}

function writeSafety(game: Game): void {
  const { offence, score, live } = game
  game.yard = 1
  writeEvent(game, 'safety', { side: other(offence) })
  score[other(offence)] += 2
  live.wait(60)
  game.kicker = offence
  drop(game)
}

function writeTakeaway(game: Game, { kind, yards, seconds }: PlannedPlay): void {
  const { live, offence } = game
  const taker = someone(live, live.contest[other(offence)], 'cornerback', 'safety', 'linebacker')
  const player =
    kind === 'interception'
      ? someone(live, live.contest[offence], 'quarterback')
      : someone(live, live.contest[offence], 'running_back')
  const spot = Math.min(GOAL - 1, game.yard + yards)
  const ran = run(game, seconds)
  give(game, other(offence), GOAL - spot)
  writeEvent(game, kind, { side: offence, player, other: taker, data: { seconds: ran } })
  drop(game)
  live.wait(live.random.int(60, 100))
}

function writeLostDowns(game: Game): void {
  const { live, offence } = game
  give(game, other(offence), GOAL - game.yard)
  writeEvent(game, 'turnover_on_downs', { side: offence })
  drop(game)
  live.wait(60)
}

/** A gain or loss that keeps the ball, for now. */
function writeAdvance(game: Game, { kind, yards, seconds }: PlannedPlay): void {
  const { live, offence } = game
  const team = live.contest[offence]
  const ran = run(game, seconds)
  const quarterback = someone(live, team, 'quarterback')
  const carrier = {
    run: ['running_back', 'running_back', 'quarterback'],
    pass: ['wide_receiver', 'tight_end', 'running_back'],
  }
  const player = kind === 'run' || kind === 'pass' ? someone(live, team, ...carrier[kind]) : quarterback
  const isFirstDown = kind !== 'penalty' && yards >= game.distance
  game.yard = Math.max(1, game.yard + yards)
  game.distance -= yards
  if (isFirstDown) firstDown(game)
  else if (kind !== 'penalty') game.down += 1
  const data = { yards, seconds: ran, ...(isFirstDown ? { isFirstDown } : {}) }
  writeEvent(game, kind, { side: offence, player, data, ...(kind === 'pass' ? { other: quarterback } : {}) })
}

function writeScrimmage(game: Game): void {
  const { live, might, offence } = game
  const play = planPlay(live.random, might[offence], game.down, game.distance)
  const left = GOAL - game.yard
  const isGain = play.kind === 'run' || play.kind === 'pass'
  if (play.kind === 'interception' || play.kind === 'fumble_lost') writeTakeaway(game, play)
  else if (isGain && play.yards >= left) writeTouchdown(game, play, left)
  else if (play.kind === 'sack' && game.yard + play.yards <= 0) writeSafety(game)
  else writeAdvance(game, play)
  if (game.down > 4) writeLostDowns(game)
}

function writeFieldGoal(game: Game): void {
  const { live, offence, score } = game
  const yards = GOAL - game.yard + KICK_YARDS
  const player = someone(live, live.contest[offence], 'kicker')
  const isGood = live.random.chance(fieldGoalChance(yards))
  const data = { yards, seconds: run(game, 5) }
  if (isGood) {
    writeEvent(game, 'field_goal', { side: offence, player, data })
    score[offence] += 3
    afterScore(game, offence)
    return
  }
  give(game, other(offence), GOAL - game.yard + 7)
  writeEvent(game, 'field_goal_missed', { side: offence, player, data })
  drop(game)
  live.wait(70)
}

function writePunt(game: Game): void {
  const { live, offence } = game
  const spot = game.yard + live.random.int(36, 52)
  const seconds = run(game, 9)
  give(game, other(offence), spot >= GOAL ? 20 : GOAL - spot + live.random.int(0, 9))
  writeEvent(game, 'punt', { side: offence, player: someone(live, live.contest[offence], 'punter'), data: { seconds } })
  drop(game)
  live.wait(live.random.int(70, 110))
}

function chooseOnFourth(game: Game): 'go' | 'kick' | 'punt' {
  const { live, score, offence, quarter, clock } = game
  const behind = score[other(offence)] - score[offence]
  const isLate = quarter >= 4 && clock < 240
  const isShort = game.distance <= 2 && game.yard > 45
  if (isLate && behind > 3) return 'go'
  if (GOAL - game.yard + KICK_YARDS <= LONGEST_FIELD_GOAL)
    return game.distance <= 1 && live.random.chance(0.35) ? 'go' : 'kick'
  if (isShort && live.random.chance(0.5)) return 'go'
  return isLate && behind > 0 && clock < 120 ? 'go' : 'punt'
}

const ON_FOURTH = { go: writeScrimmage, kick: writeFieldGoal, punt: writePunt }

function writeKickOff(game: Game, kicker: Game['offence']): void {
  const { live } = game
  game.kicker = undefined
  give(game, other(kicker), live.random.chance(0.7) ? TOUCHBACK : live.random.int(18, 45))
  const seconds = run(game, game.yard === TOUCHBACK ? 0 : 6)
  writeEvent(game, 'kick_off', {
    side: kicker,
    player: someone(live, live.contest[kicker], 'kicker'),
    data: { seconds },
  })
  live.wait(live.random.int(40, 80))
}

/** Writes the next play and waits until the one after. */
export function writeNext(game: Game): void {
  const { live, timeouts } = game
  if (game.kicker) {
    writeKickOff(game, game.kicker)
    return
  }
  const writeDown = game.down === 4 ? ON_FOURTH[chooseOnFourth(game)] : writeScrimmage
  writeDown(game)
  live.wait(live.random.int(32, 50))
  const isLate = game.quarter % 2 === 0 && game.clock < 150 && game.clock > 0
  const side = live.random.chance(0.5) ? 'home' : 'away'
  if (!isLate || timeouts[side] === 0 || !live.random.chance(0.18)) return
  timeouts[side] -= 1
  writeEvent(game, 'timeout', { side })
  live.wait(90)
}
