import type { Team } from '#contract/entities.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { heading, matchCard, note, paragraph } from './nodes.ts'
import { type Say, sayIn, scoreText, type WrittenLanguage } from './phrases.ts'
import { other, type Written } from './write-report.ts'

export interface Earlier {
  meetings: readonly MatchRow[]
  homeRecent: readonly MatchRow[]
  awayRecent: readonly MatchRow[]
}

const RECENT = 5

interface Balance {
  played: number
  won: number
  drawn: number
  lost: number
}

/** Results of a team; a match without a winner is left out unless it was drawn. */
function balanceOf(team: Team, matches: readonly MatchRow[]): Balance {
  const results = matches.map(({ winner, home }) =>
    winner === 'draw' ? 'drawn' : winner && (winner === 'home') === (home.id === team.id) ? 'won' : 'lost',
  )
  const countOf = (result: string) => results.filter((each) => each === result).length
  return { played: results.length, won: countOf('won'), drawn: countOf('drawn'), lost: countOf('lost') }
}

const isDecided = ({ winner, endedBy }: MatchRow): boolean => winner !== undefined && !endedBy

/** How a team has done of late, and its last match. */
function formOf(say: Say, lan: WrittenLanguage, team: Team, recent: readonly MatchRow[]): string[] {
  const decided = recent.filter(isDecided).slice(0, RECENT)
  const [last] = decided
  if (!last) return []
  const balance = balanceOf(team, decided)
  const side = last.home.id === team.id ? 'home' : 'away'
  const telling = last.winner === 'draw' ? 'last_draw' : last.winner === side ? 'last_win' : 'last_loss'
  // The winner's figure first, as it is said aloud.
  const first = telling === 'last_loss' ? other(side) : side
  const won = scoreText(lan, last.score[first], last.score[other(first)])
  const lost = scoreText(lan, last.score[other(first)], last.score[first])
  return [
    say(balance.drawn > 0 ? 'form_drawn' : 'form', { team: team.name, ...balance }),
    say(telling, { team: team.name, other: last[other(side)].name, won, lost }),
  ]
}

function meetingsOf(say: Say, { home, away }: MatchRow, meetings: readonly MatchRow[]): string {
  const decided = meetings.filter(isDecided).slice(0, RECENT)
  if (decided.length === 0) return say('met_never')
  const balance = balanceOf(home, decided)
  if (decided.length === 1)
    return balance.drawn > 0 ? say('met_once_drawn') : say('met_once', { winner: (balance.won > 0 ? home : away).name })
  return say(balance.drawn > 0 ? 'met_drawn' : 'met', { home: home.name, away: away.name, ...balance })
}

/** What is known of a match before it begins; undefined when that is nothing. */
export function writePreview({ match }: MatchDetail, earlier: Earlier, lan: WrittenLanguage): Written | undefined {
  if (match.status !== 'scheduled' && match.status !== 'previewed') return undefined
  const say = sayIn(lan, match.id)
  const words = { home: match.home.name, away: match.away.name, league: match.league.name }
  const forms = [
    formOf(say, lan, match.home, earlier.homeRecent),
    formOf(say, lan, match.away, earlier.awayRecent),
  ].filter((form) => form.length > 0)
  if (forms.length === 0) return undefined
  return {
    title: say('title_preview', words),
    summary: say('summary_preview', words),
    document: {
      type: 'doc',
      content: [
        paragraph([say('lead_preview', words)]),
        matchCard(match.id),
        heading(say('heading_form')),
        ...forms.map(paragraph),
        heading(say('heading_meetings')),
        paragraph([meetingsOf(say, match, earlier.meetings)]),
        note(say('note_preview')),
      ],
    },
  }
}
