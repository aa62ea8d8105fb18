import type { Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import {
  isDecided,
  openingOutlook,
  seriesOutlook,
  seriesOutlookDuring,
  winChance,
  winsNeeded,
  withinReason,
} from '../shared/series.ts'
import { startersOf } from '../shared/squad.ts'
import type { Contender, Contest, Simulator } from '../types.ts'
import { createChooseAgents } from './agents.ts'
import type { RoundPlayer } from './plan-round.ts'
import { type RoundsTitle, roundsTitle } from './titles.ts'
import { writeVeto } from './veto.ts'
import { mapChance, writeMap } from './write-map.ts'

/** Gap in strength that makes a single round e to 1. */
const SCALE = 95

const bestOfOf = (contest: Pick<Contest, 'bestOf'>): number => contest.bestOf ?? 3

const minMinutes: Simulator['minMinutes'] = (contest) => [25, 70, 90, 110][winsNeeded(bestOfOf(contest)) - 1] ?? 130

/** The one whose role it is, or in games without the role the best. */
function withSniper(players: RoundPlayer[], { squad }: Contender): RoundPlayer[] {
  const role = squad.find(({ position }) => position === 'awper')?.id
  const best = players.toSorted((a, b) => b.skill - a.skill)[0]?.id
  const sniper = players.some(({ id }) => id === role) ? role : best
  return players.map((player) => ({ ...player, isSniper: player.id === sniper }))
}

const form = (random: Random, contender: Contender, title: RoundsTitle): RoundPlayer[] =>
  withSniper(
    startersOf(contender.squad, title.teamSize).map((id) => ({ id, skill: Math.max(0.5, 1 + random.normal() * 0.22) })),
    contender,
  )

/** A long series lists fewer kills of each round, so that a log has about 600 events at most. */
const killsToldIn = (bestOf: number): number => (bestOf <= 1 ? 9 : bestOf <= 3 ? 4 : 2)

function playSeries(live: LiveScript, title: RoundsTitle, chance: number): void {
  const { contest, random } = live
  const bestOf = bestOfOf(contest)
  const score = { home: 0, away: 0 }
  const players = { home: form(random, contest.home, title), away: form(random, contest.away, title) }
  const chooseAgents = (['home', 'away'] as const).map((side) =>
    createChooseAgents(
      random,
      title.agents ?? {},
      title.agents ? contest[side].squad.filter(({ id }) => players[side].some((player) => player.id === id)) : [],
    ),
  )
  const before = mapChance(title, chance, { home: 0, away: 0 })
  live.wait(random.int(60, 150))
  const names = writeVeto(live, title, bestOf)
  for (let map = 1; !isDecided(score, bestOf); map++) {
    live.wait(map === 1 ? random.int(200, 300) : random.int(480, 780))
    const quote = (rounds: { home: number; away: number }) =>
      live.odds(seriesOutlookDuring(before, bestOf, score, mapChance(title, chance, rounds)))
    const agents = Object.assign({}, ...chooseAgents.map((choose) => choose()))
    const setting = { title, players, chance, agents, killsListed: killsToldIn(bestOf), quote }
    const winner: Side = writeMap(live, setting, map, names[map - 1] ?? '')
    live.wait(random.int(4, 8))
    live.write('map_won', { side: winner })
    score[winner] += 1
    if (isDecided(score, bestOf)) break
    live.wait(random.int(15, 40))
    live.odds(seriesOutlook(before, bestOf, score))
  }
  live.wait(random.int(30, 90))
}

export const roundsSimulator: Simulator = {
  minMinutes,
  simulate(contest, seed) {
    const title = roundsTitle(contest.gameId)
    const bestOf = bestOfOf(contest)
    const chance = withinReason(winChance(contest.home.strength, contest.away.strength, SCALE), 0.5, (tried) =>
      seriesOutlook(mapChance(title, tried, { home: 0, away: 0 }), bestOf),
    )
    const before = mapChance(title, chance, { home: 0, away: 0 })
    return writeMatch(contest, seed, {
      minMinutes: minMinutes(contest),
      outlookAt: (drift) => openingOutlook(before, bestOf, drift),
      play: (live) => playSeries(live, title, chance),
    })
  },
}
