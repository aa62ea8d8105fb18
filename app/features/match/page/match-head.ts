import { dateAndTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import { gameName } from '../game-words.ts'

interface HeadTexts {
  title: string
  description: string
  keywords: string
}

/** Title and description of a match, in the tense of its state. `tag` and `zone` are the reader's. */
export function matchHead(match: MatchRow, brand: string, tag: string, zone: string): HeadTexts {
  const facts = {
    home: match.home.name,
    away: match.away.name,
    league: match.league.name,
    game: gameName(match.gameId),
    score: `${match.score.home}-${match.score.away}`,
    time: dateAndTime(match.startsAt, tag, zone),
    brand,
  }
  return { ...textsOf(match.status, facts), keywords: m.seo_match_keywords(facts) }
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
    default:
      return { title: m.seo_match_upcoming_title(facts), description: m.seo_match_upcoming_description(facts) }
  }
}
