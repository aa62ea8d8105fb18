import type { Contender, Contest } from '#backend/feed/types.ts'
import { gameById } from '#contract/games.ts'
import { leagueById } from '../catalogue/leagues.ts'
import { squadOf } from '../catalogue/squads.ts'
import { teamById } from '../catalogue/teams.ts'
import type { Fixture } from './fixtures.ts'

const contenderOf = (teamId: number): Contender => ({
  teamId,
  strength: teamById(teamId)?.strength ?? 50,
  squad: squadOf(teamId),
})

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
    home: contenderOf(fixture.homeId),
    away: contenderOf(fixture.awayId),
    fate,
  }
}
