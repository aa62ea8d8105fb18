import variantCode from 'virtual:variant-code'
import { dateAndTime, dateOf } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { seo } from '../../shell/seo.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { eventData } from '../../shell/structured-data.ts'
import { gameName } from '../game-name.ts'

interface HeadTexts {
  title: string
  description: string
  keywords: string
}

interface Reader {
  tag: string
  zone: string
  /** The visitor's preferences hide scores. */
  hidesScores?: boolean | undefined
}

/** The head of a match page. The server links the code of the sport's scoreboard. */
export function matchHead(
  { shell, match, venue }: { shell: Shell; match: MatchRow; venue: string | undefined },
  path: string,
) {
  const reader = { tag: shell.locale.tag, zone: shell.zone, hidesScores: shell.display.hidesScores }
  const { meta, links } = seo(shell, {
    ...textsFor(match, shell.brand.texts.name, reader),
    path,
    structuredData: [eventData(shell, match, path, venue)],
  })
  const code = variantCode[`/$game/$id ${gameById(match.gameId)?.family}`] ?? []
  return { meta, links: [...links, ...code.map((href) => ({ rel: 'modulepreload', href }))] }
}

/** Title and description of a match, in the tense of its state. */
function textsFor(match: MatchRow, brand: string, { tag, zone, hidesScores }: Reader): HeadTexts {
  const facts = {
    home: match.home.name,
    away: match.away.name,
    league: match.league.name,
    game: gameName(match.gameId),
    score: `${match.score.home}-${match.score.away}`,
    time: (match.isTimeUnknown ? dateOf : dateAndTime)(match.startsAt, tag, zone),
    brand,
  }
  const keywords = m.seo_match_keywords(facts)
  if (hidesScores && match.status === 'finished') {
    const title = m.seo_match_hidden_title(facts)
    return { title, description: title, keywords }
  }
  if (match.endedBy === 'walkover')
    return { title: m.seo_match_walkover_title(facts), description: m.seo_match_walkover_description(facts), keywords }
  return { ...textsOf(match.status, facts), keywords }
}

type Facts = Record<'home' | 'away' | 'league' | 'game' | 'score' | 'time' | 'brand', string>

function textsOf(status: MatchRow['status'], facts: Facts): { title: string; description: string } {
  switch (status) {
    case 'live':
      return { title: m.seo_match_live_title(facts), description: m.seo_match_live_description(facts) }
    case 'finished':
      return { title: m.seo_match_finished_title(facts), description: m.seo_match_finished_description(facts) }
    case 'postponed':
      return { title: m.seo_match_postponed_title(facts), description: m.seo_match_postponed_description(facts) }
    case 'cancelled':
      return { title: m.seo_match_cancelled_title(facts), description: m.seo_match_cancelled_description(facts) }
    case 'result_unknown':
      return { title: m.seo_match_unknown_title(facts), description: m.seo_match_unknown_description(facts) }
    default:
      return { title: m.seo_match_upcoming_title(facts), description: m.seo_match_upcoming_description(facts) }
  }
}
