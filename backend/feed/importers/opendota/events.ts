import type { MatchEvent, Side } from '#contract/match-state.ts'
import { createLogWriter, type EventFields, type LogWriter } from '../../shared/log-writer.ts'
import { other } from '../../shared/state.ts'
import { SECOND } from '../../shared/time.ts'
import { deathPlace } from './death-place.ts'
import { heroOf } from './heroes.ts'
import { itemNames } from './items.ts'
import { isRadiant, playerId } from './people.ts'
import type { SourceMatch, SourcePlayer } from './source.ts'

/** The source has a draft's order and no times; what begins is assumed to begin with it. */
const DRAFT_STEP_SECONDS = 20
const BEFORE_HORN_SECONDS = 90
const MINUTE_SECONDS = 60
/** As often as the simulated feed reads what players have. */
const PLAYERS_EVERY_MINUTES = 5
const AFTER_MAP_SECONDS = 30

/** `npc_dota_goodguys_tower1_mid`, `npc_dota_badguys_melee_rax_bot`; towers of tier 4 are in no lane. */
const BUILDING = /^npc_dota_(goodguys|badguys)_(?:\w+_)?(tower|rax)([1-4])?(?:_(top|mid|bot))?/

const RADIANT = 2
const DIRE = 3

interface Moment {
  /** Seconds on the clock of the map. */
  at: number
  type: string
  fields: EventFields
}

/** Whose side is whose in one match of a series. */
export type SideOf = (map: SourceMatch, isRadiant: boolean) => Side

class MapLog {
  readonly #writer: LogWriter
  readonly #map: SourceMatch
  readonly #sideOf: (isRadiant: boolean) => Side
  readonly #byUnit: ReadonlyMap<string, SourcePlayer>

  constructor(writer: LogWriter, map: SourceMatch, sideOf: SideOf) {
    this.#writer = writer
    this.#map = map
    this.#sideOf = (ofRadiant) => sideOf(map, ofRadiant)
    this.#byUnit = new Map(map.players.map((player) => [heroOf(player.hero_id).unit, player]))
  }

  write(number: number): void {
    const { start_time: start, duration, radiant_win: isRadiants, pauses } = this.#map
    const steps = this.#draft()
    let zero = start * SECOND
    this.#writer.write(zero, 'draft', { data: { map: number } })
    for (const { type, fields } of steps) {
      zero += DRAFT_STEP_SECONDS * SECOND
      this.#writer.write(zero, type, fields)
    }
    zero += BEFORE_HORN_SECONDS * SECOND
    // Radiant's base is at the lower left.
    this.#writer.write(zero, 'map_start', { clock: 0, data: { map: number, lower: this.#sideOf(true) } })
    const stops = (pauses ?? []).filter(({ time }) => time >= 0 && time < duration).sort((a, b) => a.time - b.time)
    for (const { at, type, fields } of [...this.#moments(), { at: duration, type: '', fields: {} }]) {
      for (let stop = stops[0]; stop && stop.time <= at; stop = stops[0]) {
        stops.shift()
        this.#writer.write(zero + stop.time * SECOND, 'pause', { clock: stop.time })
        zero += stop.duration * SECOND
        this.#writer.write(zero + stop.time * SECOND, 'resume', { clock: stop.time })
      }
      if (type) this.#writer.write(zero + at * SECOND, type, { clock: at, ...fields })
    }
    this.#writer.write(zero + duration * SECOND, 'map_won', { side: this.#sideOf(isRadiants), clock: duration })
  }

  #id(player: SourcePlayer): number {
    return playerId(this.#map, player)
  }

  /** Where the source has no draft, the heroes that were played. */
  #draft(): Omit<Moment, 'at'>[] {
    const { picks_bans: steps, players } = this.#map
    if (!steps?.some(({ is_pick: isPick }) => isPick))
      return players.map((player) => this.#pick(player.hero_id, isRadiant(player)))
    return [...steps]
      .filter(({ hero_id: hero }) => hero > 0)
      .sort((a, b) => a.order - b.order)
      .map(({ is_pick: isPick, hero_id: hero, team }) =>
        isPick
          ? this.#pick(hero, team === 0)
          : { type: 'ban', fields: { side: this.#sideOf(team === 0), data: { hero: heroOf(hero).name } } },
      )
  }

  #pick(hero: number, ofRadiant: boolean): Omit<Moment, 'at'> {
    const player = this.#map.players.find((each) => each.hero_id === hero && isRadiant(each) === ofRadiant)
    const fields: EventFields = { side: this.#sideOf(ofRadiant), data: { hero: heroOf(hero).name } }
    return { type: 'pick', fields: player ? { ...fields, player: this.#id(player) } : fields }
  }

  #moments(): Moment[] {
    const { duration } = this.#map
    return [...this.#kills(), ...this.#objectives(), ...this.#economy()]
      .map((moment) => ({ ...moment, at: Math.min(duration, Math.max(0, moment.at)) }))
      .sort((a, b) => a.at - b.at)
  }

  /** Who helped is in no log of the source: a player's sum of it comes at the end. */
  #kills(): Moment[] {
    return this.#map.players.flatMap((player) =>
      player.kills_log.flatMap(({ time, key }) => {
        const victim = this.#byUnit.get(key)
        if (victim && isRadiant(victim) === isRadiant(player)) return []
        const fields: EventFields = { side: this.#sideOf(isRadiant(player)), player: this.#id(player) }
        const place = victim && deathPlace(this.#map, victim, time)
        if (place) fields.data = { ...place }
        return [{ at: time, type: 'kill', fields: victim ? { ...fields, other: this.#id(victim) } : fields }]
      }),
    )
  }

  #objectives(): Moment[] {
    const { objectives, players } = this.#map
    return objectives.flatMap(({ time, type, key, team, player_slot: slot }) => {
      if (type === 'CHAT_MESSAGE_ROSHAN_KILL' && (team === RADIANT || team === DIRE))
        return [{ at: time, type: 'roshan', fields: { side: this.#sideOf(team === RADIANT) } }]
      const [, lost, what, tier, lane] = BUILDING.exec(String(key)) ?? []
      if (type !== 'building_kill' || !lost) return []
      const side = other(this.#sideOf(lost === 'goodguys'))
      const by = players.find((player) => player.player_slot === slot && this.#sideOf(isRadiant(player)) === side)
      const fields: EventFields = by ? { side, player: this.#id(by) } : { side }
      if (tier || lane) fields.data = { ...(lane ? { lane } : {}), ...(tier ? { tier: Number(tier) } : {}) }
      return [{ at: time, type: what === 'rax' ? 'barracks' : 'tower', fields }]
    })
  }

  #economy(): Moment[] {
    const { players, duration } = this.#map
    const minutes = Math.min(...players.flatMap(({ gold_t: gold, xp_t: xp }) => [gold.length, xp.length])) - 1
    const sum = (ofRadiant: boolean, key: 'gold_t' | 'xp_t', minute: number) =>
      players
        .filter((player) => isRadiant(player) === ofRadiant)
        .reduce((total, player) => total + Math.round(player[key][minute] ?? 0), 0)
    const moments: Moment[] = []
    for (let minute = 1; minute <= minutes && minute * MINUTE_SECONDS <= duration; minute++) {
      const at = minute * MINUTE_SECONDS
      const data: Record<string, number> = {}
      for (const ofRadiant of [true, false]) {
        const side = this.#sideOf(ofRadiant)
        data[`${side}Gold`] = sum(ofRadiant, 'gold_t', minute)
        data[`${side}Experience`] = sum(ofRadiant, 'xp_t', minute)
      }
      moments.push({ at, type: 'economy', fields: { data } })
      if (minute % PLAYERS_EVERY_MINUTES === 0)
        moments.push({ at, type: 'player_economy', fields: { data: this.#earnings(minute) } })
    }
    return [...moments, { at: duration, type: 'player_economy', fields: { data: this.#totals() } }]
  }

  #earnings(minute: number): Record<string, number> {
    return Object.fromEntries(
      this.#map.players.flatMap((player) => [
        [`gold${this.#id(player)}`, Math.round(player.gold_t[minute] ?? 0)],
        [`lastHits${this.#id(player)}`, Math.round(player.lh_t[minute] ?? 0)],
      ]),
    )
  }

  #totals(): Record<string, number | string> {
    return Object.fromEntries(
      this.#map.players.flatMap((player) => {
        const id = this.#id(player)
        const items = itemNames([
          ...[player.item_0, player.item_1, player.item_2, player.item_3, player.item_4, player.item_5],
          player.item_neutral,
        ])
        return [
          ...(items.length > 0 ? [[`items${id}`, items.join(', ')]] : []),
          [`kills${id}`, player.kills],
          [`deaths${id}`, player.deaths],
          [`assists${id}`, player.assists],
          [`lastHits${id}`, player.last_hits],
          [`gold${id}`, Math.round(player.gold_t.at(-1) ?? 0)],
          [`goldPerMinute${id}`, player.gold_per_min],
          [`experiencePerMinute${id}`, player.xp_per_min],
          ...(player.net_worth == null ? [] : [[`netWorth${id}`, player.net_worth]]),
        ]
      }),
    )
  }
}

/** The log of a series, from the matches of it in the order in which they were played. */
export function eventsOf(maps: readonly SourceMatch[], sideOf: SideOf): MatchEvent[] {
  const writer = createLogWriter()
  writer.write((maps[0]?.start_time ?? 0) * SECOND, 'start', { data: { hasFigures: true } })
  for (const [at, map] of maps.entries()) new MapLog(writer, map, sideOf).write(at + 1)
  writer.write(writer.lastAt() + AFTER_MAP_SECONDS * SECOND, 'end')
  return writer.log
}
