import type { SourceText } from '#backend/feed/importers/importer.ts'

const RADIANT = ['tower1_mid', 'melee_rax_mid'].map((what) => `npc_dota_badguys_${what}`)
/** Anti-Mage, Zeus, Axe, Lion and Io against Luna, Lina, Mars, Rubick and Dazzle. */
const HEROES = [1, 22, 2, 26, 91, 48, 25, 129, 86, 50]
const LAST_HITS = [300, 250, 200, 40, 10]

const player = (at: number) => ({
  player_slot: at < 5 ? at : 123 + at,
  hero_id: HEROES[at],
  account_id: at === 9 ? null : 1000 + at,
  name: at === 0 ? 'Ash' : null,
  personaname: at === 9 ? null : `player ${at}`,
  lane_role: [1, 2, 3, 3, 1][at % 5],
  kills: at === 0 ? 2 : 0,
  deaths: at === 5 ? 1 : 0,
  assists: at === 1 ? 1 : 0,
  last_hits: LAST_HITS[at % 5] ?? 0,
  gold_per_min: 500 + at,
  xp_per_min: 600 + at,
  net_worth: 7000 + at,
  gold_t: [0, 100, 210 + at],
  xp_t: [0, 90, 180],
  lh_t: [0, 3, 7],
  kills_log:
    at === 0
      ? [
          { time: -5, key: 'npc_dota_hero_dazzle' },
          { time: 70, key: 'npc_dota_hero_luna' },
        ]
      : [],
})

/** A match of our own making as OpenDota has them: Pier is Radiant and wins. */
export const opendotaMatch = () => ({
  match_id: 7001,
  start_time: Date.parse('2026-05-02T18:00:00Z') / 1000,
  duration: 130,
  radiant_win: true,
  leagueid: 77,
  league: { name: 'Harbour Cup', tier: 'premium' },
  series_id: 500,
  series_type: 1,
  radiant_team: { team_id: 20, name: 'Pier' },
  dire_team: { team_id: 10, name: 'Quay' },
  picks_bans: [
    { is_pick: true, hero_id: 1, team: 0, order: 1 },
    { is_pick: false, hero_id: 8, team: 1, order: 0 },
    { is_pick: true, hero_id: 48, team: 1, order: 2 },
  ],
  objectives: [
    { time: 60, type: 'building_kill', key: RADIANT[0], player_slot: 0 },
    { time: 80, type: 'CHAT_MESSAGE_ROSHAN_KILL', team: 3 },
    { time: 90, type: 'building_kill', key: RADIANT[1] },
    { time: 130, type: 'building_kill', key: 'npc_dota_badguys_fort' },
    { time: 20, type: 'CHAT_MESSAGE_COURIER_LOST', team: 2 },
  ],
  // Luna died in the one fight of whole teams; Dazzle before it.
  teamfights: [
    { start: 65, end: 90, players: HEROES.map((_, at) => ({ deaths_pos: at === 5 ? { 127: { 97: 1 } } : {} })) },
  ],
  pauses: [{ time: 65, duration: 600 }],
  players: HEROES.map((_, at) => player(at)),
})

export const opendotaText = (match: object = opendotaMatch()): SourceText => ({
  file: '7001.json',
  text: JSON.stringify(match),
})
