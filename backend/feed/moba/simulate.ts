import type { Side } from '#contract/match-state.ts'
import { createRandom, seedOf } from '../random.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import {
  clampChance,
  isDecided,
  openingOutlook,
  seriesOutlook,
  seriesOutlookDuring,
  unitChance,
  winChance,
  winsNeeded,
} from '../shared/series.ts'
import { startersOf } from '../shared/squad.ts'
import { MINUTE, SECOND } from '../shared/time.ts'
import type { Contest, Simulator } from '../types.ts'
import { type Picked, planDraft } from './plan-draft.ts'
import { type MapPlan, planMap } from './plan-map.ts'
import { withPlaces } from './plan-places.ts'
import type { MapSetting } from './plan-types.ts'
import { type MobaTitle, mobaTitle } from './titles.ts'

/** Gap in strength that makes a map e to 1. */
const SCALE = 22
const DRAFT_LEAST_SECONDS = 200

const bestOfOf = (contest: Pick<Contest, 'bestOf'>): number => contest.bestOf ?? 3

const minMinutes: Simulator['minMinutes'] = (contest) => [20, 60, 90, 120][winsNeeded(bestOfOf(contest)) - 1] ?? 150

/** A series short of maps has longer breaks: the clock of a map can't be stretched. */
function breakSeconds(live: LiveScript, title: MobaTitle, played: number): number {
  const { contest, random } = live
  const needed = winsNeeded(bestOfOf(contest))
  const lastMap = DRAFT_LEAST_SECONDS + title.length.least
  const before = (minMinutes(contest) * MINUTE) / SECOND - lastMap
  const share = needed > 1 ? Math.min(1, played / (needed - 1)) : 1
  return Math.max(random.int(420, 660), before * share - live.now())
}

/** Home's chance on a map under way: the gold lead counts for more the longer it lasted. */
const chanceDuring = (before: number, title: MobaTitle, lead: number, part: number): number => {
  const prior = Math.log(before / (1 - before))
  return clampChance(
    1 / (1 + Math.exp(-(prior * (1 - part) + ((lead / title.finalLead) * (1 + 3 * part)) / 0.9))),
    0.02,
  )
}

function writeMap(live: LiveScript, plan: MapPlan, oddsAt: (second: number) => void, winner: Side): void {
  const { random } = live
  const pauseAt = random.chance(0.12) ? random.int(300, plan.seconds - 120) : Number.POSITIVE_INFINITY
  const quotes = [0.3, 0.55, 0.8].map((part) => Math.round(part * plan.seconds))
  let clock = 0
  let hasPaused = false
  const reach = (second: number): void => {
    live.wait(second - clock)
    clock = Math.max(clock, second)
  }
  for (const { at, type, fields } of plan.moments) {
    if (!hasPaused && at > pauseAt) {
      hasPaused = true
      reach(pauseAt)
      live.write('pause', { clock })
      live.wait(random.int(60, 240))
      live.write('resume', { clock })
    }
    while ((quotes[0] ?? Number.POSITIVE_INFINITY) <= at) {
      reach(quotes.shift() ?? clock)
      oddsAt(clock)
    }
    reach(at)
    live.write(type, { clock: at, ...fields })
  }
  reach(plan.seconds)
  live.write('map_won', { side: winner, clock: plan.seconds })
}

function playSeries(live: LiveScript, title: MobaTitle, chance: number, seed: number): void {
  const { contest, random } = live
  const bestOf = bestOfOf(contest)
  const score = { home: 0, away: 0 }
  const picked: Picked = { home: new Set(), away: new Set() }
  const players = { home: startersOf(contest.home.squad, 5), away: startersOf(contest.away.squad, 5) }
  live.wait(random.int(180, 330))
  for (let map = 1; !isDecided(score, bestOf); map++) {
    const heroes = planDraft(live, title, map, players, picked)
    live.wait(random.int(45, 90))
    const ground = createRandom(seedOf('moba ground', seed, contest.matchId, map))
    const lower: Side = ground.chance(0.5) ? 'home' : 'away'
    live.write('map_start', { clock: 0, data: { map, lower } })
    const winner: Side = random.chance(chance) ? 'home' : 'away'
    const setting: MapSetting = { title, players, heroes, winner }
    const planned = planMap(random, setting)
    const moments = withPlaces(ground, { gameId: contest.gameId, title, lower }, planned.moments)
    const plan = { ...planned, moments }
    const quote = (second: number): void => {
      const now = chanceDuring(chance, title, plan.lead.at(second), second / plan.seconds)
      live.odds(seriesOutlookDuring(chance, bestOf, score, now))
    }
    writeMap(live, plan, quote, winner)
    score[winner] += 1
    if (isDecided(score, bestOf)) break
    live.wait(random.int(20, 50))
    live.odds(seriesOutlook(chance, bestOf, score))
    live.wait(breakSeconds(live, title, map))
  }
  live.wait(random.int(40, 120))
}

export const mobaSimulator: Simulator = {
  minMinutes,
  simulate(contest, seed) {
    const title = mobaTitle(contest.gameId)
    const bestOf = bestOfOf(contest)
    const chance = unitChance(winChance(contest.home.strength, contest.away.strength, SCALE), bestOf)
    return writeMatch(contest, seed, {
      minMinutes: minMinutes(contest),
      outlookAt: (drift) => openingOutlook(chance, bestOf, drift),
      play: (live) => playSeries(live, title, chance, seed),
    })
  },
}
