import { gameByCode } from '#contract/games.ts'
import { type Language, localeByCode } from '#contract/languages.ts'

/** What a list of streamers shows; of a streamer's page only `page`. */
export interface AnchorSearch {
  /** Route code of a game. */
  game?: string | undefined
  /** Of the commentary. */
  language?: Language | undefined
  /** Absent: by popularity. */
  order?: 'name' | undefined
  page?: number | undefined
}

const PAGE_MAX = 1000

/** Search parameters; invalid values are left out. */
export function parseAnchorSearch({ game, language, order, page }: Record<string, unknown>): AnchorSearch {
  const number = Number(page)
  return {
    game: typeof game === 'string' && gameByCode(game) ? game : undefined,
    language: typeof language === 'string' ? localeByCode(language)?.code : undefined,
    order: order === 'name' ? order : undefined,
    page: Number.isInteger(number) && number > 1 && number <= PAGE_MAX ? number : undefined,
  }
}

/** Input of the call for a list. */
export function anchorsInput({ game, language, order, page }: AnchorSearch, brandGames: readonly number[] | undefined) {
  const gameId = game === undefined ? undefined : gameByCode(game)?.id
  return {
    ...(brandGames ? { gameIds: brandGames.join(',') } : {}),
    ...(gameId === undefined ? {} : { gameId }),
    ...(language ? { language } : {}),
    ...(order ? { order } : {}),
    ...(page ? { page } : {}),
  }
}
