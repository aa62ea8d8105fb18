import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { Play } from '#contract/match-plays.ts'
import type { Side } from '#contract/match-state.ts'
import type { People } from '../../../people.ts'
import { eventSentence } from '../event-sentence.ts'

export interface Subject {
  who: string
  team: string
  teams: Readonly<Record<Side, string>>
}

/** What families loaded by themselves add to the words of all: by family and type, of a point by how it was won. */
export interface Telling {
  words: ReadonlyMap<string, (subject: Subject, play: Play) => string>
  /** What stands beside the score. */
  standing(play: Play, teams: Subject['teams']): string | undefined
}

/** Plays that the timeline does not tell. */
const WORDS = new Map<string, (subject: Subject, play: Play) => string>(
  Object.entries({
    start: () => m.match_tracker_start(),
    draft: () => m.match_phase_draft(),
    two_missed: (subject) => m.match_tracker_two_missed(subject),
    three_missed: (subject) => m.match_tracker_three_missed(subject),
    rebound: (subject) => m.match_tracker_rebound(subject),
    foul: (subject) => m.match_tracker_foul(subject),
    serve: (subject) => m.match_tracker_to_serve(subject),
    ball: ({ who }, { data }) => {
      const runs = Number(data?.runs ?? 0)
      if (data?.kind === 'wide') return m.match_tracker_wide()
      if (data?.kind === 'no_ball') return m.match_tracker_no_ball()
      if (data?.kind) return m.match_tracker_byes({ runs: Number(data.extras ?? 1) })
      return runs > 0 ? m.match_tracker_runs({ who, count: runs }) : m.match_tracker_dot_ball()
    },
    pitch: (_, { data }) =>
      data?.call === 'ball'
        ? m.match_tracker_ball()
        : data?.call === 'foul'
          ? m.match_tracker_foul_ball()
          : m.match_tracker_strike(),
  } satisfies Readonly<Record<string, (subject: Subject, play: Play) => string>>),
)

/** Nothing is said of it: what was said before still stands. */
const isSilent = ({ type }: Play): boolean => type === 'flow' || type === 'economy' || type === 'score'

/** The last play up to one of which something can be said. */
export const spokenAt = (plays: readonly Play[], index: number): Play | undefined =>
  plays.slice(0, index + 1).findLast((play) => !isSilent(play))

/** A play in words. */
export function playText(
  { told, ...play }: Play,
  people: People,
  family: Family,
  teams: Subject['teams'],
  telling?: Telling,
): string {
  const what = play.type === 'point' ? play.data?.how : play.type
  const own = told ? undefined : (telling?.words.get(`${family} ${what}`) ?? WORDS.get(play.type))
  if (!own) return eventSentence(told ? { ...play, ...told } : play, people, family, teams)
  const team = play.side ? teams[play.side] : ''
  return own({ who: people.get(play.player ?? 0)?.name ?? team, team, teams }, play)
}
