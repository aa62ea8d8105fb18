import { m } from '#app/paraglide/messages.js'
import type { SearchHit } from '#contract/search.ts'
import type { SearchKind } from '#contract/search-rules.ts'
import { gameName } from '../match/game-name.ts'

const KINDS: Readonly<Record<SearchKind, () => string>> = {
  game: m.search_kind_game,
  team: m.search_kind_team,
  league: m.search_kind_league,
  match: m.search_kind_match,
  player: m.search_kind_player,
  anchor: m.search_kind_anchor,
  expert: m.search_kind_expert,
  news: m.search_kind_news,
  video: m.search_kind_video,
  goods: m.search_kind_goods,
  user: m.search_kind_user,
}

/** The name of a kind, for many of it. */
export const kindName = (kind: SearchKind): string => KINDS[kind]()

const ONES: Readonly<Record<SearchKind, () => string>> = {
  game: m.search_one_game,
  team: m.search_one_team,
  league: m.search_one_league,
  match: m.search_one_match,
  player: m.search_one_player,
  anchor: m.search_one_anchor,
  expert: m.search_one_expert,
  news: m.search_one_news,
  video: m.search_one_video,
  goods: m.search_one_goods,
  user: m.search_one_user,
}

/** What one of a kind is. */
export const oneName = (kind: SearchKind): string => ONES[kind]()

/** The title of a hit; of an article or video about a match another one for who hides scores: it may tell how it ended. */
export function hitTitle({ kind, id, title, matchId }: SearchHit, hidesScores: boolean | undefined): string {
  if (kind === 'game') return gameName(id)
  if (!hidesScores || matchId === undefined) return title
  if (kind === 'video') return m.search_hidden_video()
  return kind === 'news' ? m.search_hidden_article() : title
}

/** What stands under a title: of what game or league it is. */
export const hitNote = ({ kind, gameId, hint, isSimulated }: SearchHit): string => {
  if (kind === 'game') return ''
  if (isSimulated) return m.search_simulated()
  return hint ?? (gameId === undefined ? '' : gameName(gameId))
}
