import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { other, scoreFor } from './facts.ts'
import { balanceOf, type Form, formOf, lastOf, runOf } from './form.ts'
import { type Narrate, narratorOf } from './narrator.ts'
import { heading, matchCard, note, paragraph } from './nodes.ts'
import { sayIn, scoreText, type Telling, type Words, type WrittenLanguage } from './phrases.ts'
import type { Written } from './write-report.ts'

export interface Earlier {
  meetings: readonly MatchRow[]
  homeRecent: readonly MatchRow[]
  awayRecent: readonly MatchRow[]
}

/** Of so many matches a form is told; a run may be longer. */
const RECENT = 5
/** A game won by a knock-out has no score that is said aloud. */
const WITHOUT_SCORE: ReadonlySet<string | undefined> = new Set(['combat'])
/** Their matches that nobody wins are tied. */
const TIED: ReadonlySet<string | undefined> = new Set(['cricket', 'american_football'])

type Match = Pick<MatchRow, 'gameId' | 'home' | 'away'>
const familyOf = ({ gameId }: Match) => gameById(gameId)?.family
const LAST = { won: 'last_win', drawn: 'last_draw', lost: 'last_loss' } as const

/** The last match. `isNamed`: the sentence before says whose it was. */
function tellLast({ side, played, results }: Form, narrate: Narrate, { match, lan }: Told, isNamed: boolean): string[] {
  const [last] = played
  const [result] = results
  if (!last || !result) return []
  const own = last.home.id === match[side].id ? 'home' : 'away'
  const sides: Record<string, Side> = isNamed ? {} : { team: side }
  const rival = { other: last[other(own)].name }
  if (last.endedBy || WITHOUT_SCORE.has(familyOf(match))) {
    if (result === 'drawn') return []
    const telling = result === 'won' ? 'last_win_bare' : 'last_loss_bare'
    return [narrate(isNamed ? `${telling}_they` : telling, { sides, words: rival })]
  }
  // The winner's figure first, as it is said aloud.
  const first = result === 'lost' ? other(own) : own
  const words = {
    ...rival,
    won: scoreText(lan, ...scoreFor(first, last.score)),
    lost: scoreText(lan, ...scoreFor(other(first), last.score)),
  }
  const telling = result === 'drawn' && TIED.has(familyOf(match)) ? 'last_tie' : LAST[result]
  return [narrate(isNamed ? `${telling}_they` : telling, { sides, words })]
}

/** The goals of exactly those matches that the sentence before is about. */
function tellGoals({ side, played }: Form, narrate: Narrate, { match }: Told): string[] {
  if (familyOf(match) !== 'football' || played.length < 2 || played.some(({ endedBy }) => endedBy)) return []
  const goals = played.map(({ home, score }) => scoreFor(home.id === match[side].id ? 'home' : 'away', score))
  const sum = (at: 0 | 1) => goals.reduce((all, each) => all + each[at], 0)
  return [narrate('goals_recent', { words: { count: played.length, scored: sum(0), conceded: sum(1) } })]
}

interface Told {
  match: MatchRow
  lan: WrittenLanguage
}

/** How a team has done of late, and its last match. */
function tellForm(form: Form, narrate: Narrate, told: Told): string[] {
  const sides = { team: form.side }
  const run = runOf(form)
  if (run) {
    const telling = run.isOpen ? (`${run.kind}_all` as const) : run.kind
    return [
      narrate(telling, { sides, words: { count: run.count } }),
      ...tellGoals(lastOf(form, run.count), narrate, told),
      ...tellLast(form, narrate, told, true),
    ]
  }
  if (form.played.length < 2) return tellLast(form, narrate, told, false)
  const recent = lastOf(form, RECENT)
  const balance = balanceOf(recent)
  const drawn = TIED.has(familyOf(told.match)) ? 'form_tied' : 'form_drawn'
  return [
    narrate(balance.drawn > 0 ? drawn : 'form', { sides, words: { ...balance } }),
    ...tellGoals(recent, narrate, told),
    ...tellLast(form, narrate, told, true),
  ]
}

function meetingsOf(narrate: Narrate, match: MatchRow, meetings: readonly MatchRow[]): string {
  const form = lastOf(formOf('home', match.home.id, meetings), RECENT)
  const { played, won, drawn, lost } = balanceOf(form)
  const isTied = TIED.has(familyOf(match))
  if (played === 0) return narrate('met_never')
  if (played === 1 && drawn > 0) return narrate(isTied ? 'met_once_tied' : 'met_once_drawn')
  const winner = won > lost ? 'home' : 'away'
  if (played === 1) return narrate('met_once', { sides: { winner } })
  const words = { played, won, drawn, lost }
  if (won === played || lost === played) return narrate('met_all', { sides: { winner }, words })
  if (won === lost && drawn === 0) return narrate('met_even', { words })
  if (drawn === played) return narrate(isTied ? 'met_all_tied' : 'met_all_drawn', { words })
  const withDrawn = isTied ? 'met_tied' : 'met_drawn'
  return narrate(drawn > 0 ? withDrawn : 'met', { sides: { home: 'home', away: 'away' }, words })
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
    return run ? [{ ...run, side: form.side }] : []
  })
  const [run] = runs.sort((one, two) => two.count - one.count)
  if (run) return [`summary_${run.kind}`, { ...pairOf(match, run.side), count: run.count }]
  const { played, won, lost } = balanceOf(meetings)
  if (played > 1 && won !== lost) {
    const most = Math.max(won, lost)
    const pair = pairOf(match, won > lost ? 'home' : 'away')
    return [most === played ? 'summary_met_all' : 'summary_met', { ...pair, played, won: most }]
  }
  const count = Math.min(RECENT, ...forms.map((form) => form.played.length))
  if (count < 2) return ['summary_preview', {}]
  const [homeWon, awayWon] = forms.map((form) => balanceOf(lastOf(form, count)).won)
  return ['summary_form', { played: count, homeWon: homeWon ?? 0, awayWon: awayWon ?? 0 }]
}

const pairOf = (match: MatchRow, side: Side) => ({ team: match[side].name, other: match[other(side)].name })

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
  const [summary, summaryWords] = summaryOf(
    match,
    forms,
    lastOf(formOf('home', match.home.id, earlier.meetings), RECENT),
  )
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
