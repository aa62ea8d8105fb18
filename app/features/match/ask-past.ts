import type { MatchDetail } from '#contract/match-detail.ts'
import { getMatch } from './match.functions.ts'

/** A match as it was; undefined when it cannot be had. */
export async function askPast(game: string, id: number, at: string): Promise<MatchDetail | undefined> {
  const answer = await getMatch({ data: { game, matchId: id, at } }).catch(() => undefined)
  return answer?.ok ? answer.data : undefined
}
