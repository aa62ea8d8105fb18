import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchPro } from '#contract/match-pro.ts'

/**
 * The match with its pro data, up to what it shows itself: a picture that comes later than the scores, and a result that is
 * hidden, hold the data back too.
 */
export function withPro(detail: MatchDetail, pro: MatchPro): MatchDetail {
  const { live } = detail
  const chances = new Map(pro.chances.map(({ seq, xg }) => [seq, xg]))
  const places = new Map(pro.places.map(({ player, ...place }) => [player, place]))
  const latest = live.odds.at(-1)?.at ?? ''
  const before = pro.odds.filter(({ at }) => at <= latest)
  const known = before.at(-1)?.at ?? ''
  return {
    ...detail,
    live: {
      ...live,
      odds: [...before, ...live.odds.filter(({ at }) => at > known)],
      timeline: live.timeline.map((item) => {
        const xg = chances.get(item.seq)
        return xg === undefined ? item : { ...item, data: { ...item.data, xg } }
      }),
      players: live.players.map((line) => ({ ...line, values: { ...line.values, ...places.get(line.player) } })),
    },
  }
}
