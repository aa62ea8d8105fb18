import type { Contender, Contest } from '#backend/feed/types.ts'
import { type Family, gameById } from '#contract/games.ts'
import type { SquadMember } from '#contract/match-state.ts'
import { leagueById } from '../catalogue/leagues.ts'
import { squadOf } from '../catalogue/squads.ts'
import { teamById } from '../catalogue/teams.ts'
import type { Fixture } from './fixtures.ts'

const isPitcher = ({ position }: SquadMember): boolean => position === 'pitcher'

/** A pitcher who starts rests for some days: a team's pitchers take turns, round by round. */
function withPitcherOf(round: number, squad: readonly SquadMember[]): SquadMember[] {
  const pitchers = squad.filter(isPitcher)
  const starter = pitchers[round % Math.max(1, pitchers.length)]
  if (!starter) return [...squad]
  const others = squad.filter((member) => member !== starter)
  return [
    { ...starter, isStarter: true },
    ...others.map((member) => (isPitcher(member) ? { ...member, isStarter: false } : member)),
  ]
}

function contenderOf(teamId: number, { round }: Fixture, family: Family): Contender {
  const squad = squadOf(teamId)
  return {
    teamId,
    strength: teamById(teamId)?.strength ?? 50,
    squad: family === 'baseball' ? withPitcherOf(round, squad) : squad,
  }
}

/** The contest of a fixture, with both squads, for rules and simulator. */
export function contestOf(fixture: Fixture): Contest {
  const { matchId, gameId, leagueId, bestOf, isKnockout, startsAt, fate } = fixture
  const family = gameById(gameId)?.family
  if (!family) throw new Error(`contestOf: no game ${gameId}`)
  const quarterSeconds = leagueById(leagueId)?.quarterSeconds
  return {
    matchId,
    gameId,
    family,
    ...(bestOf === undefined ? {} : { bestOf }),
    ...(quarterSeconds === undefined ? {} : { quarterSeconds }),
    isKnockout,
    startsAt,
    home: contenderOf(fixture.homeId, fixture, family),
    away: contenderOf(fixture.awayId, fixture, family),
    fate,
  }
}
