import { gameByCode, gameById } from '#contract/games.ts'
import {
  EXPERT_SORTS,
  EXPERT_SPAN_DEFAULT,
  EXPERT_SPANS,
  type ExpertSort,
  type ExpertSpan,
} from '#contract/plan-rules.ts'

/** What a ranking is of. */
export interface RankAsked {
  gameId?: number | undefined
  span: ExpertSpan
  sort: ExpertSort
}

/** Search parameters `game` (a code), `list` (how many settled plans) and `kind` (the order); unknown ones are left out. */
export function parseRankSearch({ game, list, kind }: Record<string, unknown>): RankAsked {
  const gameId = typeof game === 'string' ? gameByCode(game)?.id : undefined
  return {
    ...(gameId === undefined ? {} : { gameId }),
    span: EXPERT_SPANS.find((span) => span === Number(list)) ?? EXPERT_SPAN_DEFAULT,
    sort: EXPERT_SORTS.find((sort) => sort === kind) ?? 'accuracy',
  }
}

/** The address of a ranking; what is usual is left out. */
export function rankPath(prefix: string, { gameId, span, sort }: RankAsked): string {
  const code = gameId === undefined ? undefined : gameById(gameId)?.code
  const search = new URLSearchParams({
    ...(code === undefined ? {} : { game: code }),
    ...(span === EXPERT_SPAN_DEFAULT ? {} : { list: String(span) }),
    ...(sort === 'accuracy' ? {} : { kind: sort }),
  }).toString()
  return `${prefix}/expert/allExperts${search && `?${search}`}`
}
