import type { Context } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { GAMES } from '#contract/games.ts'
import type { matchCalls } from '#contract/match.ts'
import type { GameEntry } from '#contract/match-lists.ts'
import { gameNames } from './game-names.ts'
import { readLiveCounts } from './leagues.store.ts'

/** The first games of the sport navigation are also on the recommended tab. */
const HOT_GAMES = 10
const RECOMMENDED_TAB = 0

async function readGames(context: Context): Promise<GameEntry[]> {
  const { matchDb, lan, now } = context
  await ensureCalendar(context, now)
  const liveCounts = new Map((await readLiveCounts(matchDb, now)).map(({ gameId, count }) => [gameId, count]))
  return GAMES.map((game, at) => ({
    gameId: game.id,
    name: nameIn(lan, gameNames(game)),
    logo: `/games/${game.id}.svg`,
    abbr: game.abbr,
    code: game.code,
    backgroundImgUrl: `/games/${game.id}-background.svg`,
    homeTabs: at < HOT_GAMES ? [RECOMMENDED_TAB, game.homeTab] : [game.homeTab],
    liveCount: liveCounts.get(game.id) ?? 0,
  }))
}

/** Every game, in the order of the sport navigation. */
export const listGames: Verb<typeof matchCalls.listGames> = async (context) => ({ games: await readGames(context) })

/** Every game, those with live matches first. */
export const listHomeGames: Verb<typeof matchCalls.listHomeGames> = async (context) => {
  const games = await readGames(context)
  return { games: [...games.filter((game) => game.liveCount > 0), ...games.filter((game) => game.liveCount === 0)] }
}
