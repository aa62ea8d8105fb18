import { m } from '#app/paraglide/messages.js'
import type { Play } from '#contract/match-plays.ts'
import type { Side } from '#contract/match-state.ts'
import { numberIn, rival } from './drawing.tsx'
import type { Subject, Telling } from './play-text.ts'

/** By family and type, of a rally by family and how it was won. */
const WORDS = new Map<string, (subject: Subject, play: Play) => string>(
  Object.entries({
    'sets attack': (subject) => m.match_tracker_rally_attack(subject),
    'sets block': (subject) => m.match_tracker_rally_block(subject),
    'sets error': ({ team, teams }, { side }) =>
      m.match_tracker_rally_error({ team, rival: side ? teams[rival(side)] : '' }),
    'sets smash': (subject) => m.match_tracker_rally_smash(subject),
    'sets net': (subject) => m.match_tracker_rally_net(subject),
    'sets drop': (subject) => m.match_tracker_rally_drop(subject),
    'sets topspin': (subject) => m.match_tracker_rally_topspin(subject),
    'frames visit': (subject) => m.match_tracker_visit(subject),
    'frames break': ({ team }, { data }) => m.match_tracker_break({ team, points: Number(data?.points ?? 0) }),
    'frames foul': ({ team }, { data }) => m.match_text_frame_foul({ team, points: String(data?.points ?? '') }),
    'combat decision': () => m.match_tracker_judges(),
    'combat strikes': ({ teams: { home, away } }, play) =>
      m.match_tracker_strikes({
        home,
        homeStrikes: numberIn(play, 'homeStrikes') ?? 0,
        away,
        awayStrikes: numberIn(play, 'awayStrikes') ?? 0,
      }),
  } satisfies Readonly<Record<string, (subject: Subject, play: Play) => string>>),
)

/** What stands inside a set or frame, where the score counts those, and where the strikes of a fight have landed. */
function standingText(play: Play, teams: Readonly<Record<Side, string>>): string | undefined {
  const { board, period } = play
  if (!period || !board) return undefined
  if (board.family === 'combat') return targetsText(play, teams)
  if (board.family !== 'sets' && board.family !== 'frames') return undefined
  const points = m.match_tracker_points({
    home: teams.home,
    homePoints: board.points.home,
    away: teams.away,
    awayPoints: board.points.away,
  })
  return board.family === 'frames' && board.left !== undefined
    ? `${points} ${m.match_board_table_left({ points: board.left })}`
    : points
}

/** Where each has hit the other. */
const targetsText = (play: Play, teams: Readonly<Record<Side, string>>): string =>
  (['home', 'away'] as const)
    .flatMap((side) => {
      const [head, body, legs] = ['Head', 'Body', 'Legs'].map((target) => numberIn(play, `${side}${target}`))
      return head === undefined || body === undefined || legs === undefined
        ? []
        : m.match_tracker_targets({ team: teams[side], head, body, legs })
    })
    .join(' ')

export const DUEL_TELLING: Telling = { words: WORDS, standing: standingText }
