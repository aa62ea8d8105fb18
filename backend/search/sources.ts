import type { Context } from '#backend/core/context.ts'
import { personById, squadOf } from '#backend/feed/catalogue/squads.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { readFanCounts } from '#backend/follow/follows.store.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { readLeaguesOfTeams } from '#backend/match/teams.store.ts'
import { GAMES } from '#contract/games.ts'
import { articlesAfter, expertsAfter, goodsAfter, usersAfter, videosAfter } from './account-sources.store.ts'
import type { IndexedKind, SearchDocument } from './document.ts'
import { anchorsAfter, leaguesAfter, matchesAfter, type Part, teamsAfter } from './match-sources.store.ts'

/** What a sweep has: no caller. */
export type SweepContext = Pick<Context, 'env' | 'matchDb' | 'accountDb' | 'now'>

/** Matches of these days are found. */
const PAST_DAYS = 2
const COMING_DAYS = 5

/** A squad has no more; ids of its players are those of the team with two digits more. */
const SQUAD_MAX = 26

/** What a thing is called in calls and addresses of its game, which stays with who looks for a league of it. */
const gameWords = new Map(GAMES.map(({ id, abbr }) => [id, abbr]))

/** Names by language, or lists of them, as one list. */
const values = (names: object | null | undefined): string[] => Object.values(names ?? {}) as string[]

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
    return rows.map(({ id, names, shortNames, abbr }) => ({
      ref: id,
      names: [...values(names), ...values(shortNames), abbr],
      popularity: ofTier(leagues.get(id)?.tier) + ofFans(fans.get(id)),
      isImpersonal: true,
    }))
  },
  // Of teams of the catalogue, whose squads stay the same; of others no players are known.
  player: async ({ matchDb }, { after, limit }) => {
    const rows = await teamsAfter(matchDb, {
      after: Math.floor(after / 100) - 1,
      limit: Math.ceil(limit / SQUAD_MAX),
    })
    const leagues = await readLeaguesOfTeams(
      matchDb,
      rows.map(({ id }) => id),
    )
    return rows
      .flatMap(({ id: teamId }): SearchDocument[] => {
        const people = squadOf(teamId).flatMap(({ id }) => personById(id) ?? [])
        // One who plays alone is found as a team. The sweep goes on behind what has no names.
        if (people.length < 2) return [{ ref: teamId * 100 + 99, names: [], popularity: 0 }]
        const popularity = ofTier(leagues.get(teamId)?.tier) - 10
        return people.map(({ id, name, handle }) => ({
          ref: id,
          names: [...values(name), ...(handle ? [handle] : [])],
          popularity,
          isImpersonal: true,
        }))
      })
      .filter(({ ref }) => ref > after)
  },
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
  expert: async ({ accountDb }, part) => {
    const rows = await expertsAfter(accountDb, part)
    const fans = await readFanCounts(
      accountDb,
      'user',
      rows.map(({ uid }) => uid),
    )
    return rows.map(({ uid, username }) => ({ ref: uid, names: [username], popularity: 60 + ofFans(fans.get(uid)) }))
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
