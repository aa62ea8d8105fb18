import { readCurrentRooms } from '#backend/anchor/rooms-of-anchor.store.ts'
import { namedStreamers } from '#backend/anchor/streamers.ts'
import type { Context } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { personById, squadOf } from '#backend/feed/catalogue/squads.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import { textIn } from '#backend/mall/to-redemption.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { gameNames } from '#backend/match/game-names.ts'
import { readLeagues } from '#backend/match/leagues.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { readLeaguesOfTeams } from '#backend/match/teams.store.ts'
import { linesAmong } from '#backend/news/read-news.ts'
import { inBrand, readListedExperts } from '#backend/plan/listed-experts.ts'
import { isSimulatedExpert } from '#backend/plan/simulated/uids.ts'
import { readAnchors } from '#backend/room/anchors.store.ts'
import { linesAmong as videoLinesAmong } from '#backend/video/read-videos.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { SearchHit } from '#contract/search.ts'
import { isTour } from '#contract/tours.ts'
import { expertsAmong, goodsAmong } from './account-sources.store.ts'
import type { IndexedKind } from './document.ts'
import { GAME_REF, isOnePerson } from './sources.ts'

/** Who asks, and from which brand; with `gameIds` only what is of these games, or of none. */
export interface Asking {
  context: Context
  brand: string | undefined
  gameIds: ReadonlySet<number> | undefined
}

export interface Shown {
  hits: SearchHit[]
  matches?: MatchRow[]
}

/**
 * Things by id as everybody may see them, in the order of the ids. What is not shown any more, or never was, is left out: the index
 * only proposes.
 */
type Show = (asking: Asking, ids: readonly number[]) => Promise<Shown>

const isOfGame = ({ gameIds }: Asking, gameId: number | undefined) =>
  gameIds === undefined || gameId === undefined || gameIds.has(gameId)

const inOrder = <Row>(ids: readonly number[], rows: readonly Row[], idOf: (row: Row) => number): Row[] => {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

interface Person {
  uid: number
  username: string
  avatar: string | null
}

const ofPerson = (kind: 'expert' | 'user', { uid, username, avatar }: Person): SearchHit => ({
  kind,
  id: uid,
  title: username,
  ...(avatar ? { picture: avatar } : {}),
})

const teamOf = (playerId: number) => Math.floor(playerId / 100)

/** Matches that are on first, then the next, then the last. */
function byTime(rows: readonly MatchRow[]): MatchRow[] {
  const rank = ({ status }: MatchRow) => (status === 'live' ? 0 : status === 'finished' ? 2 : 1)
  const start = ({ startsAt }: MatchRow) => Date.parse(startsAt)
  return [...rows].sort((a, b) => rank(a) - rank(b) || (rank(a) === 2 ? start(b) - start(a) : start(a) - start(b)))
}

export const SHOWS: Readonly<Record<IndexedKind, Show>> = {
  league: async (asking, ids) => {
    const { matchDb, lan } = asking.context
    const rows = inOrder(ids, await readLeagues(matchDb, ids), ({ id }) => id)
    return {
      hits: rows
        .filter(({ gameId }) => isOfGame(asking, gameId))
        .map(({ id, gameId, names }) => ({ kind: 'league', id, gameId, title: nameIn(lan, names) })),
    }
  },
  team: async (asking, ids) => {
    const { matchDb, lan } = asking.context
    const [found, leagues] = await Promise.all([readTeams(matchDb, ids), readLeaguesOfTeams(matchDb, ids)])
    const rows = inOrder(ids, found, ({ id }) => id).filter(
      (team) => isOfGame(asking, team.gameId) && !isOnePerson(team),
    )
    return {
      hits: rows.map(({ id, gameId, names, crest }) => {
        const league = leagues.get(id)
        return {
          kind: 'team',
          id,
          gameId,
          title: nameIn(lan, names),
          crest,
          ...(league ? { hint: nameIn(lan, league.names) } : {}),
        }
      }),
    }
  },
  player: async (asking, ids) => {
    const { matchDb, lan } = asking.context
    const teamIds = [...new Set(ids.map(teamOf))]
    const teams = new Map((await readTeams(matchDb, teamIds)).map((team) => [team.id, team]))
    const alone = [...teams.values()].filter(isOnePerson).map(({ id }) => id)
    const leagues = alone.length > 0 ? await readLeaguesOfTeams(matchDb, alone) : new Map<number, undefined>()
    return {
      hits: ids.flatMap((id): SearchHit[] => {
        const [team, person] = [teams.get(teamOf(id)), personById(id)]
        if (!team || !isOfGame(asking, team.gameId)) return []
        const { gameId, crest } = team
        const hit = { kind: 'player', id, gameId, crest } as const
        const ownName = person?.handle ? [nameIn(lan, person.name)] : []
        if (isOnePerson(team)) {
          const league = leagues.get(team.id)
          const hint = [...ownName, ...(league ? [nameIn(lan, league.names)] : [])].join(' \u00b7 ')
          return [
            {
              ...hit,
              title: nameIn(lan, team.names),
              ...(hint ? { hint } : {}),
              ...(isTour(gameId) && squadOf(team.id).length > 0 ? {} : { teamId: team.id }),
            },
          ]
        }
        if (!person) return []
        // Who goes by another name may be looked for by the own one.
        return [
          {
            ...hit,
            title: person.handle ?? nameIn(lan, person.name),
            hint: [...ownName, nameIn(lan, team.names)].join(' \u00b7 '),
          },
        ]
      }),
    }
  },
  game: async (asking, ids) => ({
    hits: ids.flatMap((ref): SearchHit[] => {
      const game = gameById(ref - GAME_REF)
      if (!game || !isOfGame(asking, game.id)) return []
      return [{ kind: 'game', id: game.id, gameId: game.id, title: nameIn(asking.context.lan, gameNames(game)) }]
    }),
  }),
  match: async (asking, ids) => {
    const { rows } = await readRows(asking.context, {
      where: hasIds(ids),
      order: 'time',
      limit: Math.max(1, ids.length),
    })
    const matches = byTime(rows.filter(({ gameId }) => isOfGame(asking, gameId)))
    return {
      matches,
      hits: matches.map(({ id, gameId, home, away, startsAt, status }) => ({
        kind: 'match',
        id,
        gameId,
        title: `${home.name} \u2013 ${away.name}`,
        at: startsAt,
        ...(status === 'live' ? { isLive: true as const } : {}),
      })),
    }
  },
  anchor: async ({ context }, ids) => {
    const { matchDb, now } = context
    const rows = inOrder(ids, await readAnchors(matchDb, ids), ({ id }) => id)
    const named = await namedStreamers(context, rows)
    const shown = rows.flatMap(({ id }) => named.get(id)?.shown ?? [])
    const rooms = await Promise.all(shown.map(({ id }) => readCurrentRooms(matchDb, id, now, now)))
    const hits = shown.map(({ id, name, avatar }, at): SearchHit => {
      const live = rooms[at]?.find(({ state, status }) => (state ?? status) === 'live')
      return {
        kind: 'anchor',
        id,
        title: name,
        ...(avatar ? { picture: avatar } : {}),
        ...(live ? { isLive: true as const } : {}),
        ...(live?.gameId ? { gameId: live.gameId } : {}),
      }
    })
    return { hits: [...hits.filter(({ isLive }) => isLive), ...hits.filter(({ isLive }) => !isLive)] }
  },
  expert: async ({ context, brand }, ids) => {
    const [people, simulated] = await Promise.all([
      expertsAmong(context.accountDb, ids),
      readListedExperts(inBrand(context, brand), ids.filter(isSimulatedExpert)),
    ])
    const hits = [
      ...people.map((person) => ofPerson('expert', person)),
      ...[...simulated.values()].map(
        ({ uid, username }): SearchHit => ({ kind: 'expert', id: uid, title: username, isSimulated: true }),
      ),
    ]
    return { hits: inOrder(ids, hits, ({ id }) => id) }
  },
  news: async (asking, ids) => {
    const { context, brand } = asking
    const lines = inOrder(ids, await linesAmong(context, brand, ids), ({ id }) => id)
    return {
      hits: lines
        .filter(({ gameId }) => isOfGame(asking, gameId))
        .map(({ id, title, language, gameId, matchId, publishedAt }) => ({
          kind: 'news',
          id,
          title,
          at: publishedAt,
          ...(language === context.lan ? {} : { language }),
          ...(gameId === undefined ? {} : { gameId }),
          ...(matchId === undefined ? {} : { matchId }),
        })),
    }
  },
  video: async (asking, ids) => {
    const { context, brand } = asking
    const lines = inOrder(ids, await videoLinesAmong(context, brand, ids), ({ id }) => id)
    return {
      hits: lines
        .filter(({ gameId }) => isOfGame(asking, gameId))
        .map(({ id, title, language, gameId, matchId, publishedAt, isSimulated }) => ({
          kind: 'video',
          id,
          title,
          at: publishedAt,
          ...(language === context.lan ? {} : { language }),
          ...(gameId === undefined ? {} : { gameId }),
          // What a simulated one is called tells no result.
          ...(matchId === undefined || isSimulated ? {} : { matchId }),
        })),
    }
  },
  user: async ({ context }, ids) => ({
    hits: inOrder(ids, [...(await readListedPeople(context.accountDb, ids)).values()], ({ uid }) => uid).map((person) =>
      ofPerson('user', person),
    ),
  }),
  goods: async ({ context, brand }, ids) => ({
    hits: inOrder(ids, await goodsAmong(context.accountDb, ids, brand), ({ id }) => id).map(
      ({ id, names, picture, price }) => ({ kind: 'goods', id, title: textIn(context.lan, names), picture, price }),
    ),
  }),
}
