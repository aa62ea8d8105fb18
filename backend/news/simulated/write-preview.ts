import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { other, scoreFor } from './facts.ts'
import { type Narrate, narratorOf } from './narrator.ts'
import { heading, matchCard, note, paragraph } from './nodes.ts'
import { sayIn, scoreText, type Telling, type Words, type WrittenLanguage } from './phrases.ts'
import type { Written } from './write-report.ts'

export interface Earlier {
  meetings: readonly MatchRow[]
  homeRecent: readonly MatchRow[]
  awayRecent: readonly MatchRow[]
}

const RECENT = 5
/** How many results alike are a run. */
const RUN_MIN = 3
const UNBEATEN_MIN = 4

type Result = 'won' | 'drawn' | 'lost'

interface Form {
  side: Side
  played: readonly MatchRow[]
  results: readonly Result[]
}

/** Results of a team, the last first; a match without a winner is left out unless it was drawn. */
function formOf(side: Side, teamId: number, matches: readonly MatchRow[]): Form {
  const played = matches.filter(({ winner, endedBy }) => winner !== undefined && !endedBy).slice(0, RECENT)
  const results = played.map(({ winner, home }) =>
    winner === 'draw' ? 'drawn' : (winner === 'home') === (home.id === teamId) ? 'won' : 'lost',
  )
  return { side, played, results }
}

const countOf = ({ results }: Form, wanted: Result): number => results.filter((result) => result === wanted).length

const balanceOf = (form: Form) => ({
  played: form.played.length,
  won: countOf(form, 'won'),
  drawn: countOf(form, 'drawn'),
  lost: countOf(form, 'lost'),
})

/** What is particular about the last results: a run of one kind, or none lost. */
function runOf({ results }: Form): [kind: 'streak_won' | 'streak_lost' | 'unbeaten', count: number] | undefined {
  const length = (isIn: (result: Result) => boolean) => {
    const end = results.findIndex((result) => !isIn(result))
    return end < 0 ? results.length : end
  }
  const won = length((result) => result === 'won')
  const lost = length((result) => result === 'lost')
  const unbeaten = length((result) => result !== 'lost')
  if (won >= RUN_MIN) return ['streak_won', won]
  if (lost >= RUN_MIN) return ['streak_lost', lost]
  return unbeaten >= UNBEATEN_MIN ? ['unbeaten', unbeaten] : undefined
}

const LAST = { won: 'last_win', drawn: 'last_draw', lost: 'last_loss' } as const

/** How a team has done of late, and its last match. */
function tellForm(form: Form, narrate: Narrate, { match, lan }: { match: MatchRow; lan: WrittenLanguage }): string[] {
  const { side, played, results } = form
  const [last] = played
  const [result] = results
  if (!last || !result) return []
  const sides = { team: side }
  const balance = balanceOf(form)
  const run = runOf(form)
  const told: string[] = []
  if (run) told.push(narrate(run[0], { sides, words: { count: run[1] } }))
  else if (played.length > 1)
    told.push(narrate(balance.drawn > 0 ? 'form_drawn' : 'form', { sides, words: { ...balance } }))
  const own = last.home.id === match[side].id ? 'home' : 'away'
  // The winner's figure first, as it is said aloud.
  const first = result === 'lost' ? other(own) : own
  const words = {
    other: last[other(own)].name,
    won: scoreText(lan, ...scoreFor(first, last.score)),
    lost: scoreText(lan, ...scoreFor(other(first), last.score)),
  }
  told.push(told.length > 0 ? narrate(`${LAST[result]}_they`, { words }) : narrate(LAST[result], { sides, words }))
  if (gameById(match.gameId)?.family === 'football' && played.length > 1) {
    const goals = played.map(({ home, score }) => scoreFor(home.id === match[side].id ? 'home' : 'away', score))
    const sum = (at: 0 | 1) => goals.reduce((all, each) => all + each[at], 0)
    told.push(narrate('goals_recent', { words: { scored: sum(0), conceded: sum(1) } }))
  }
  return told
}

function meetingsOf(narrate: Narrate, { home }: MatchRow, meetings: readonly MatchRow[]): string {
  const form = formOf('home', home.id, meetings)
  const { played, won, drawn, lost } = balanceOf(form)
  if (played === 0) return narrate('met_never')
  if (played === 1)
    return drawn > 0 ? narrate('met_once_drawn') : narrate('met_once', { sides: { winner: won > 0 ? 'home' : 'away' } })
  const words = { played, won, drawn, lost }
  return narrate(drawn > 0 ? 'met_drawn' : 'met', { sides: { home: 'home', away: 'away' }, words })
}

/** How both come to the match, where their last results say it. */
function mood([home, away]: readonly [Form, Form], narrate: Narrate): string[] {
  const [one, two] = [home.results[0], away.results[0]]
  if (!one || !two || one === 'drawn' || two === 'drawn') return []
  if (one !== two) return [narrate('mood_mixed')]
  return [narrate(one === 'won' ? 'mood_won' : 'mood_lost')]
}

/** What is particular about the match. */
function summaryOf(match: MatchRow, forms: readonly [Form, Form], meetings: Form): [Telling, Words] {
  const runs = forms.flatMap((form) => {
    const run = runOf(form)
    return run ? [{ kind: run[0], count: run[1], team: match[form.side].name }] : []
  })
  const [run] = runs.sort((one, two) => two.count - one.count)
  if (run) return [`summary_${run.kind}`, { team: run.team, count: run.count }]
  const { played, won, lost } = balanceOf(meetings)
  if (played > 1 && won !== lost) {
    const team = match[won > lost ? 'home' : 'away'].name
    return ['summary_met', { team, played, won: Math.max(won, lost) }]
  }
  return ['summary_preview', {}]
}

/** What is known of a match before it begins; undefined when that is nothing. */
export function writePreview({ match }: MatchDetail, earlier: Earlier, lan: WrittenLanguage): Written | undefined {
  if (match.status !== 'scheduled' && match.status !== 'previewed') return undefined
  const say = sayIn(lan, match.id)
  const narrate = narratorOf({ lan, match, winner: undefined, isSingle: false })
  const names = { home: match.home.name, away: match.away.name, league: match.league.name }
  const forms = [
    formOf('home', match.home.id, earlier.homeRecent),
    formOf('away', match.away.id, earlier.awayRecent),
  ] as const
  if (forms.every(({ played }) => played.length === 0)) return undefined
  const [summary, summaryWords] = summaryOf(match, forms, formOf('home', match.home.id, earlier.meetings))
  // In the order of the text.
  const lead = narrate('lead_preview', { words: { league: match.league.name }, sides: { home: 'home', away: 'away' } })
  const opening = [lead, ...mood(forms, narrate)]
  return {
    title: say('title_preview', names),
    summary: say(summary, { ...names, ...summaryWords }),
    document: {
      type: 'doc',
      content: [
        paragraph(opening),
        matchCard(match.id),
        heading(say('heading_form')),
        ...forms.flatMap((form) => {
          // Below a heading and in a paragraph of its own a team is named again.
          const told = tellForm(form, narratorOf({ lan, match, winner: undefined, isSingle: false }), { match, lan })
          return told.length > 0 ? [paragraph(told)] : []
        }),
        heading(say('heading_meetings')),
        paragraph([
          meetingsOf(narratorOf({ lan, match, winner: undefined, isSingle: false }), match, earlier.meetings),
        ]),
        note(say('note_preview')),
      ],
    },
  }
}
