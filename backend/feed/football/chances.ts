import type { Score } from '#contract/match-state.ts'
import type { Outlook } from '../shared/odds.ts'
import type { Contest } from '../types.ts'

const HOME_GOALS = 1.36
const AWAY_GOALS = 1.08
const MOST_GOALS = 9

/** Goals in open play that each side is expected to score in 90 minutes; `lean` > 0 favours home. */
export function ratesOf(contest: Contest, lean: number): Score {
  const gap = (contest.home.strength - contest.away.strength) / 100 + lean
  return {
    home: Math.min(4.2, HOME_GOALS * Math.exp(1.7 * gap)),
    away: Math.min(4.2, AWAY_GOALS * Math.exp(-1.7 * gap)),
  }
}

/** Chances of 0, 1, 2... goals when `mean` are expected (Poisson). */
function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

/** The end as seen from `score`, with `left` goals still expected of each side. Without a draw its chance is shared. */
export function outlookOf(score: Score, left: Score, canDraw: boolean): Outlook {
  const away = goalChances(left.away)
  const chance = { home: 0, draw: 0, away: 0 }
  goalChances(left.home).forEach((forHome, homeGoals) => {
    away.forEach((forAway, awayGoals) => {
      const lead = score.home + homeGoals - score.away - awayGoals
      chance[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += forHome * forAway
    })
  })
  const sigma = Math.sqrt(left.home + left.away)
  const rest = {
    margin: { mean: score.home - score.away + left.home - left.away, sigma },
    total: { mean: score.home + score.away + left.home + left.away, sigma },
  }
  return canDraw
    ? { ...chance, ...rest }
    : { home: chance.home + chance.draw / 2, away: chance.away + chance.draw / 2, ...rest }
}
