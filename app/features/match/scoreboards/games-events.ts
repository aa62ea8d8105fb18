/** Events of StarCraft, Hearthstone, Street Fighter and their like: their sentences and what a timeline tells of them. */
import { m } from '#app/paraglide/messages.js'
import type { TimelineItem } from '#contract/match-state.ts'
import { finishName } from './finish-name.ts'
import { modeName } from './mode-name.ts'
import { pickName } from './pick-name.ts'
import { type Sentence, type SentenceInputs, sentence } from './sentence.ts'

/** Browsers break a line after a hyphen between figures, unless this stands there. */
const JOINER = '\u2060'

interface Trade {
  killed: string
  lost: string
}

/** What the side that had the better of a fight killed and lost: `homeLost` is what home lost, `homeKills` what it killed. */
function tradeOf(side: unknown, data: Readonly<Record<string, unknown>>): Trade | undefined {
  const { homeLost, awayLost, homeKills, awayKills } = data
  const [home, away] = [homeKills ?? awayLost, awayKills ?? homeLost]
  if (home === undefined || away === undefined) return undefined
  const [killed, lost] = side === 'away' ? [away, home] : [home, away]
  return { killed: `${killed}`, lost: `${lost}` }
}

const trade = (format: (inputs: Trade & { team: string }) => string, ...requires: string[]): Sentence => ({
  requires: ['team', 'side', ...requires],
  format: (inputs: SentenceInputs) =>
    format({ team: inputs.team ?? '', ...(tradeOf(inputs.side, inputs) ?? { killed: '', lost: '' }) }),
})

interface Turn {
  turn: string
  homeHealth: string
  awayHealth: string
}
/** Which side of the numbers begins is the language's matter, as of a score. */
const healthOf = ({ homeHealth, awayHealth }: Pick<Turn, 'homeHealth' | 'awayHealth'>): string =>
  `${homeHealth}-${JOINER}${awayHealth}`

export const SENTENCES: Readonly<Record<string, readonly Sentence[]>> = {
  battle: [trade(m.match_text_battle, 'homeLost', 'awayLost')],
  deck: [
    sentence(
      ({ team, deck }: { team: string; deck: string }) => m.match_text_deck({ team, deck: pickName(deck) }),
      'team',
      'deck',
    ),
  ],
  deck_ban: [
    sentence(
      ({ team, deck }: { team: string; deck: string }) => m.match_text_ban({ team, hero: pickName(deck) }),
      'team',
      'deck',
    ),
  ],
  expansion: [sentence(m.match_text_expansion, 'team', 'bases')],
  general_defeated: [sentence(m.match_text_general_defeated, 'player', 'other')],
  hero_killed: [sentence(m.match_text_hero_killed, 'team', 'hero')],
  hero_trained: [sentence(m.match_text_hero_trained, 'team', 'hero')],
  raid: [sentence(m.match_text_raid, 'team', 'workers')],
  round_won: [
    sentence(
      ({ team, finish, health }: { team: string; finish: string; health: string }) =>
        m.match_text_fighter_round({ team, finish: finishName(finish), health }),
      'team',
      'finish',
      'health',
    ),
  ],
  team_fight: [trade(m.match_text_team_fight, 'homeKills', 'awayKills')],
  tech: [sentence(m.match_text_tech, 'team', 'what')],
  turn: [
    sentence(
      (turn: Turn) => m.match_text_turn({ turn: turn.turn, health: healthOf(turn) }),
      'turn',
      'homeHealth',
      'awayHealth',
    ),
  ],
}

/** The end of a game tells how it ended, the start of a map its mode. */
export function detailsOf({ type, side, data = {} }: TimelineItem): string[] {
  const { hero, what, deck, bases, workers, mode, finish, health, turn, homeHealth, awayHealth } = data
  const told = tradeOf(side, data)
  if (type === 'battle' && told) return [m.match_detail_supply_trade(told)]
  if (type === 'team_fight' && told) return [m.match_detail_trade(told)]
  if (type === 'turn')
    return [
      m.match_detail_turn({
        turn: `${turn}`,
        health: healthOf({ homeHealth: `${homeHealth}`, awayHealth: `${awayHealth}` }),
      }),
    ]
  return [
    ...[hero, what].flatMap((name) => (typeof name === 'string' ? [name] : [])),
    ...(typeof deck === 'string' ? [pickName(deck)] : []),
    ...(bases === undefined ? [] : [m.match_detail_bases({ bases: `${bases}` })]),
    ...(workers === undefined ? [] : [m.match_detail_workers({ workers: `${workers}` })]),
    ...(type.endsWith('_start') && typeof mode === 'string' ? [modeName(mode)] : []),
    ...(typeof finish === 'string' ? [finishName(finish)] : []),
    ...(health === undefined ? [] : [m.match_detail_health_left({ health: `${health}` })]),
  ]
}
