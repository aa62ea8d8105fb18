import type { Context } from '#backend/core/context.ts'
import { personById, squadOf } from '#backend/feed/catalogue/squads.ts'
import { hasName, namesOf } from '#backend/feed/names-of.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { readFanCounts } from '#backend/follow/follows.store.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import { gameNames } from '#backend/match/game-names.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { readLeaguesOfTeams } from '#backend/match/teams.store.ts'
import { hasSimulatedExperts } from '#backend/plan/listed-experts.ts'
import { SIMULATED_EXPERTS, simulatedNames } from '#backend/plan/simulated/people.ts'
import { GAMES, type Game } from '#contract/games.ts'
import { isTour } from '#contract/tours.ts'
import { articlesAfter, expertsAfter, goodsAfter, usersAfter, videosAfter } from './account-sources.store.ts'
import type { IndexedKind, SearchDocument } from './document.ts'
import { anchorsAfter, leaguesAfter, matchesAfter, type Part, teamsAfter } from './match-sources.store.ts'

/** What a sweep has: no caller. */
export type SweepContext = Pick<Context, 'env' | 'matchDb' | 'accountDb' | 'now'>

/** Matches of these days are found. */
const PAST_DAYS = 2
const COMING_DAYS = 5

/** Ids of players are those of their team with two digits more: the first one's, and one that no player has. */
const firstOf = (teamId: number) => teamId * 100 + 1
const noneOf = (teamId: number) => teamId * 100 + 99

/** Whether a team is one person, who is found as a player. */
export const isOnePerson = ({ id, gameId }: { id: number; gameId: number }): boolean =>
  isTour(gameId) || squadOf(id).length === 1

/** Refs of games: their ids, which begin with 0, behind where a sweep begins. */
export const GAME_REF = 1

/** What a thing is called in calls and addresses of its game, which stays with who looks for a league of it. */
const gameWords = new Map(GAMES.map(({ id, abbr }) => [id, abbr]))

/** Names by language, or lists of them, as one list. */
const values = (names: object | null | undefined): string[] => Object.values(names ?? {}) as string[]

/** What a game is called in each language, also short or otherwise. */
function namesOfGame(game: Game): string[] {
  const others = `name_game_also_${game.id}`
  return [
    ...values(gameNames(game)),
    ...(hasName(others) ? values(namesOf(others)).flatMap((list) => list.split('; ')) : []),
    ...[game.code, game.abbr],
  ]
}

/** 0 to 60. */
const ofFans = (fans: number | undefined) => Math.min(60, Math.log2(1 + (fans ?? 0)) * 6)
const ofTier = (tier: number | undefined) => 150 - 20 * Math.min(6, tier ?? 6)

/** A part of what may be found, in the order of ids; what has no names is not found. A kind is added by one entry here, in `KIND_CODES` and in show-hits.ts. */
type Source = (context: SweepContext, part: Part) => Promise<SearchDocument[]>

export const SOURCES: Readonly<Record<IndexedKind, Source>> = {
  league: async ({ matchDb, accountDb }, part) => {
    const rows = await leaguesAfter(matchDb, part)
    const fans = await readFanCounts(
      accountDb,
      'league',
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, gameId, names, abbr, tier }) => ({
      ref: id,
      names: [...values(names), abbr, `${gameWords.get(gameId) ?? ''} ${abbr}`],
      popularity: ofTier(tier) + ofFans(fans.get(id)),
      isImpersonal: true,
    }))
  },
  team: async ({ matchDb, accountDb }, part) => {
    const rows = await teamsAfter(matchDb, part)
    const ids = rows.map(({ id }) => id)
    const [leagues, fans] = await Promise.all([readLeaguesOfTeams(matchDb, ids), readFanCounts(accountDb, 'team', ids)])
    return rows.map(({ id, gameId, names, shortNames, abbr }) => ({
      ref: id,
      names: isOnePerson({ id, gameId }) ? [] : [...values(names), ...values(shortNames), abbr],
      popularity: ofTier(leagues.get(id)?.tier) + ofFans(fans.get(id)),
      isImpersonal: true,
    }))
  },
  // Of teams of the catalogue, whose squads stay the same; of others only who is a team is known.
  player: async ({ matchDb }, { after, limit }) => {
    const rows = await teamsAfter(matchDb, { after: Math.floor(after / 100) - 1, limit })
    // As many teams as fill the part: of some games a team is one player, of others two dozen.
    const squads: { team: (typeof rows)[number]; ids: number[] }[] = []
    for (let players = 0; players < limit; ) {
      const team = rows[squads.length]
      if (!team) break
      const ids = isOnePerson(team) ? [firstOf(team.id)] : squadOf(team.id).map(({ id }) => id)
      squads.push({ team, ids })
      players += Math.max(1, ids.length)
    }
    const leagues = await readLeaguesOfTeams(
      matchDb,
      squads.map(({ team }) => team.id),
    )
    return squads
      .flatMap(({ team, ids }): SearchDocument[] => {
        // The sweep goes on behind what has no names.
        if (ids.length === 0) return [{ ref: noneOf(team.id), names: [], popularity: 0 }]
        const isAlone = isOnePerson(team)
        const popularity = ofTier(leagues.get(team.id)?.tier) - (isAlone ? 0 : 10)
        return ids.flatMap((ref): SearchDocument[] => {
          const person = personById(ref)
          const names = [
            ...(isAlone ? [...values(team.names), ...values(team.shortNames), team.abbr] : []),
            ...values(person?.name),
            ...(person?.handle ? [person.handle] : []),
          ]
          return [{ ref, names, popularity, isImpersonal: true }]
        })
      })
      .filter(({ ref }) => ref > after)
  },
  game: async (_, { after, limit }) =>
    GAMES.map(
      (game, at): SearchDocument => ({
        ref: game.id + GAME_REF,
        names: namesOfGame(game),
        popularity: 250 - at,
        isImpersonal: true,
      }),
    )
      .filter(({ ref }) => ref > after)
      .sort((a, b) => a.ref - b.ref)
      .slice(0, limit),
  match: async ({ matchDb, now }, part) => {
    const rows = await matchesAfter(matchDb, part, { from: now - PAST_DAYS * DAY, to: now + COMING_DAYS * DAY })
    return rows.map(({ id, teams, importance }) => ({
      ref: id,
      names: teams.flatMap(({ names, abbr }) => [...values(names), abbr]),
      popularity: importance * 2,
    }))
  },
  anchor: async ({ matchDb, accountDb }, part) => {
    const rows = await anchorsAfter(matchDb, part)
    const uids = rows.flatMap(({ uid }) => uid ?? [])
    const [people, fansOfUsers, fansOfOthers] = await Promise.all([
      readListedPeople(accountDb, uids),
      readFanCounts(accountDb, 'user', uids),
      readFanCounts(
        accountDb,
        'anchor',
        rows.map(({ id }) => id),
      ),
    ])
    return rows.map(({ id, uid, names }) => {
      if (uid === null) {
        const popularity = 60 + ofFans(fansOfOthers.get(id))
        return { ref: id, names: values(names), popularity, isImpersonal: true }
      }
      const person = people.get(uid)
      // One whom lists do not show has no names.
      return { ref: id, names: person ? [person.username] : [], popularity: 60 + ofFans(fansOfUsers.get(uid)) }
    })
  },
  expert: async ({ accountDb, env }, part) => {
    // Those of demo brands, whose uids are below those of accounts.
    const simulated = hasSimulatedExperts(env) ? SIMULATED_EXPERTS.filter(({ uid }) => uid > part.after) : []
    const rows = await expertsAfter(accountDb, part)
    const fans = await readFanCounts(
      accountDb,
      'user',
      rows.map(({ uid }) => uid),
    )
    return [
      ...simulated.map(({ uid }) => ({
        ref: uid,
        names: values(simulatedNames(uid)),
        popularity: 60,
        isImpersonal: true,
      })),
      ...rows.map(({ uid, username }) => ({ ref: uid, names: [username], popularity: 60 + ofFans(fans.get(uid)) })),
    ]
  },
  news: async ({ accountDb, now }, part) =>
    (await articlesAfter(accountDb, part, now)).map(({ id, brand, heat, titles }) => ({
      ref: id,
      names: titles,
      popularity: 40 + heat / 10,
      brand: brand ?? undefined,
    })),
  video: async ({ accountDb, matchDb }, part) => {
    const rows = await videosAfter(accountDb, part)
    const ofMatches = rows.filter(({ simulated }) => simulated !== null)
    const teams = await readTeams(matchDb, [
      ...new Set(ofMatches.flatMap(({ homeId, awayId }) => [homeId ?? 0, awayId ?? 0])),
    ])
    const namesOf = new Map(teams.map(({ id, names, abbr }) => [id, [...values(names), abbr]]))
    return rows.map(({ id, brand, title, heat, homeId, awayId, simulated }) => ({
      ref: id,
      // That of a simulated one is of its teams.
      names: simulated === null ? [title] : [homeId, awayId].flatMap((team) => namesOf.get(team ?? 0) ?? []),
      popularity: 35 + Math.min(100, heat) / 10,
      brand: brand ?? undefined,
    }))
  },
  user: async ({ accountDb }, part) => {
    const rows = await usersAfter(accountDb, part)
    const fans = await readFanCounts(
      accountDb,
      'user',
      rows.map(({ uid }) => uid),
    )
    return rows.map(({ uid, username }) => ({ ref: uid, names: [username], popularity: ofFans(fans.get(uid)) }))
  },
  goods: async ({ accountDb }, part) =>
    (await goodsAfter(accountDb, part)).map(({ id, names, brand }) => ({
      ref: id,
      names: values(names),
      popularity: 30,
      brand: brand ?? undefined,
      isImpersonal: true,
    })),
}
