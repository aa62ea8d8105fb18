import { createRandom, seedOf } from '#backend/feed/random.ts'
import { leaguesOf } from '../catalogue/leagues.ts'
import { isCup } from './brackets.ts'
import { densityOf } from './density.ts'
import { createOffsetReader } from './local-time.ts'
import { Pairer, restsOf } from './pairing.ts'
import { guessQuotas, laneMatches, type Quota, split } from './quotas.ts'
import { slotsOf } from './slots.ts'
import { DAY_MS, STAGE_DAYS, stageRange } from './stage.ts'

const TRIAL_DAYS = 14
/** So many times the guess is on offer, that no league runs out of matches during the trial. */
const PLENTY = 3

/** How many matches each league plays in the first half of stage 0 if nothing but hours and rests decides. */
function tryOut(gameId: number, guess: readonly Quota[]): Map<number, number> {
  const offsetOf = createOffsetReader()
  const end = stageRange(0).startsAt + TRIAL_DAYS * DAY_MS
  const pairer = new Pairer({
    quotas: guess.map((quota) => ({ ...quota, lane: quota.lane * PLENTY })),
    stage: 0,
    rests: restsOf(gameId, guess),
    random: createRandom(seedOf('trial', gameId)),
    offsetOf,
    keepsPace: false,
  })
  const played = new Map<number, number>()
  for (const slot of slotsOf(gameId, 0, densityOf(gameId), guess, offsetOf)) {
    if (slot.startsAt >= end) break
    const league = pairer.match(slot)?.league
    if (league) played.set(league.id, (played.get(league.id) ?? 0) + 1)
  }
  return played
}

/** With as many matches at hours of its own as its last round lacks: a season ends with all teams level. */
function wholeRounds({ league, lane, extra }: Quota): Quota {
  const perRound = league.teamIds.length / 2
  const missing = (perRound - ((lane + extra) % perRound)) % perRound
  return { league, lane, extra: extra + missing }
}

const known = new Map<number, Quota[]>()

function remember(gameId: number, quotas: Quota[]): Quota[] {
  known.set(gameId, quotas)
  return quotas
}

/** The quotas of a game's leagues: what they play at a natural pace, so that no stage ends in a hurry. */
export function quotasOf(gameId: number): Quota[] {
  const made = known.get(gameId)
  if (made) return made
  const leagues = leaguesOf(gameId).filter((league) => !isCup(league))
  const guess = guessQuotas(gameId, leagues)
  if (densityOf(gameId).hasCards) return remember(gameId, guess)
  const played = tryOut(gameId, guess)
  const natural = guess.map(({ league, extra }) =>
    Math.max(0.5, (played.get(league.id) ?? 0) - (extra * TRIAL_DAYS) / STAGE_DAYS),
  )
  const lane = split(laneMatches(densityOf(gameId)), natural)
  const quotas = guess.map((quota, at) => wholeRounds({ ...quota, lane: lane[at] ?? 0 }))
  return remember(gameId, quotas)
}
