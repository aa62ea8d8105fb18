import type { Score, Side } from '#contract/match-state.ts'
import { normalCdf, type Outlook } from '../shared/odds.ts'
import { other } from '../shared/state.ts'
import type { Contest } from '../types.ts'
import { type Innings, limitsOf } from './overs.ts'

const PAR = 162
const SIGMA = 27

/** Runs each side would make in a full innings against the other; `lean` > 0 favours home. */
export function parOf(contest: Contest, lean: number): Score {
  const gap = (contest.home.strength - contest.away.strength) * 0.35 + 2 + lean * 60
  return { home: Math.max(110, PAR + gap), away: Math.max(110, PAR - gap) }
}

/** Runs still to come: fewer balls and fewer wickets in hand both cost. */
function runsToCome(innings: Innings, index: number, maxOvers: number, par: number): { mean: number; sigma: number } {
  const limits = limitsOf(index, maxOvers)
  const ballsLeft = limits.balls - innings.balls
  const wicketsLeft = limits.wickets - innings.wickets
  if (ballsLeft <= 0 || wicketsLeft <= 0) return { mean: 0, sigma: 0 }
  const scarcity = (0.45 + (0.55 * wicketsLeft) / limits.wickets) ** Math.min(1, ballsLeft / 45)
  return { mean: (par / 120) * ballsLeft * scarcity, sigma: SIGMA * Math.sqrt(ballsLeft / 120) }
}

/** Before a ball is bowled. */
export function openingOutlook(par: Score): Outlook {
  const margin = { mean: par.home - par.away, sigma: SIGMA * Math.SQRT2 }
  const home = normalCdf(margin.mean / margin.sigma)
  return { home, away: 1 - home, margin, total: { mean: par.home + par.away, sigma: margin.sigma } }
}

const forSide = (side: Side, chance: number): { home: number; away: number } =>
  side === 'home' ? { home: chance, away: 1 - chance } : { home: 1 - chance, away: chance }

/** The match as the innings being played (number `index`, from 0) stands. */
export function outlookOf(innings: Innings, index: number, maxOvers: number, par: Score): Outlook {
  const toCome = runsToCome(innings, index, maxOvers, par[innings.side])
  const projected = innings.runs + toCome.mean
  if (innings.target !== undefined) {
    const needed = innings.target - innings.runs
    const chance = needed <= 0 ? 1 : toCome.mean === 0 ? 0 : normalCdf((toCome.mean - needed + 0.5) / toCome.sigma)
    const lead = projected - (innings.target - 1)
    const margin = { mean: innings.side === 'home' ? lead : -lead, sigma: Math.max(3, toCome.sigma) }
    const total = { mean: Math.min(projected, innings.target) + innings.target - 1, sigma: margin.sigma }
    return { ...forSide(innings.side, chance), margin, total }
  }
  const reply = par[other(innings.side)]
  const sigma = Math.hypot(toCome.sigma, SIGMA)
  const lead = projected - reply
  return {
    ...forSide(innings.side, normalCdf(lead / sigma)),
    margin: { mean: innings.side === 'home' ? lead : -lead, sigma },
    total: { mean: projected + reply, sigma },
  }
}
