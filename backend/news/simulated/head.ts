import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { isNear } from './closeness.ts'
import type { Shape, Story, Summary } from './facts.ts'
import type { Telling } from './phrases.ts'

/** The kind of result, which decides how it is told. */
function kindOf(detail: MatchDetail): 'win' | 'rout' | 'close' | 'full_distance' {
  const { score, gameId, bestOf } = detail.match
  const margin = Math.abs(score.home - score.away)
  const family = gameById(gameId)?.family
  if (family === 'football') return margin >= 4 ? 'rout' : margin === 1 ? 'close' : 'win'
  if (family === 'basketball') return margin >= 25 ? 'rout' : margin <= 4 ? 'close' : 'win'
  if (bestOf === undefined || bestOf < 3 || score.home + score.away !== bestOf) return 'win'
  return isNear(detail) ? 'close' : 'full_distance'
}

/** Facts that a title tells whole. */
const TOLD_BY_TITLE: Readonly<Partial<Record<Telling, Telling>>> = {
  title_sweep: 'sweep',
  title_full_distance: 'full_distance',
}

interface Head {
  title: Telling
  summary: Summary
  /** What the first paragraph says after the lead. */
  shapes: readonly Shape[]
}

/** Title, summary and first paragraph, none of which says what another has said. */
export function headOf(detail: MatchDetail, story: Story): Head {
  const { home, away } = detail.match.score
  const isDraw = home === away && !detail.match.periods.some(({ key }) => key === 'pens')
  const level = isDraw ? 'title_draw' : 'title_pens'
  const title = home === away ? level : (story.title ?? (`title_${kindOf(detail)}` as const))
  const told = TOLD_BY_TITLE[title]
  const shapes = story.shapes.filter(({ fact }) => fact !== told)
  const left = story.summaries.filter(({ fact }) => fact !== told)
  const summary = left.find(({ fact }) => !shapes.some((shape) => shape.fact === fact)) ?? left[0]
  if (!summary) return { title, summary: { fact: title, telling: isDraw ? 'summary_draw' : 'summary_win' }, shapes }
  return { title, summary, shapes: shapes.filter(({ fact }) => fact !== summary.fact) }
}
