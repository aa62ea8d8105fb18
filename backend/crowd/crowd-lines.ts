import type { Names } from '#backend/core/names.ts'
import { nameIn } from '#backend/core/names.ts'
import { personById } from '#backend/feed/catalogue/persons.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { createRandom, type Random, seedOf } from '#backend/feed/random.ts'
import type { ChatMessage } from '#contract/chat.ts'
import type { Family } from '#contract/games.ts'
import type { Side } from '#contract/match-state.ts'
import { type CrowdLanguage, fillPhrase, PHRASES, type Phrases, type Words } from './phrases.ts'
import { type Moment, type Mood, moodAt, type Story } from './story.ts'

/** A room as its crowd needs it. */
export interface CrowdRoom {
  id: number
  language: CrowdLanguage
  family: Family
  /** Absent: a room without a match, in which people just talk. */
  match?: { story: Story; teams: Readonly<Record<Side, number>> }
}

/** Lines are drawn for so long at a time, so that they do not repeat themselves within it. */
export const BLOCK_MS = 120_000
const SECOND_MS = 1000
/** Which share of a moment's lines comes in which second after it: nobody types faster than that. */
const SPREAD = [0, 0.04, 0.13, 0.17, 0.15, 0.12, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01]
/** In one second at most. */
const LINES_A_SECOND = 2
/** Lines a second while nothing happens. */
const PACE: Readonly<Record<Mood, number>> = { quiet: 0, play: 0.2, late: 0.28, break: 0.16, over: 0.3 }
const CHANNEL_PACE = 0.11
/** So many lines a second about what happens leave little room for others. */
const BUSY = 0.3
/** Whoever has just spoken leaves so many lines to others. */
const QUIET_LINES = 6
/** After the end it becomes quiet within this time. */
const LEAVING_MS = 240_000
/** Gifts a second, and the part of the lines about something great that are gifts. */
const GIFT_PACE = 0.007
const GIFT_SHARE = 0.1
const GREAT = 5

/** Ids of gifts by how often they are sent. */
export const CROWD_GIFTS: readonly (readonly [number, number])[] = [
  [1, 30],
  [2, 26],
  [3, 16],
  [4, 10],
  [5, 7],
  [6, 3],
  [7, 4],
  [8, 1],
]
const COUNTS: readonly (readonly [number, number])[] = [
  [1, 12],
  [3, 2],
  [5, 2],
  [10, 1],
]

/** Numbers left to right inside of a line from right to left. */
const isolated = (text: string): string => `\u2066${text}\u2069`

/** How lively the room is, 0.7 to 1.3. */
const heatOf = (roomId: number): number => 0.7 + (seedOf('crowd heat', roomId) % 61) / 100

/** About so many simulated viewers are in the room: they come and go slowly. */
export function crowdViewers({ id, match }: CrowdRoom, at: number): number {
  const most = 240 + (seedOf('crowd size', id) % 4200)
  const mood = match ? moodAt(match.story, at) : 'play'
  const part = { quiet: 0.3, play: 0.85, late: 1, break: 0.7, over: 0.5 }[mood]
  const wave = Math.sin(at / 97_000 + id) * 0.04 + Math.sin(at / 23_000) * 0.01
  return Math.round(most * (part + wave))
}

const shortNameOf = (id: number, language: CrowdLanguage): string | undefined => {
  const person = personById(id)
  if (!person) return undefined
  return person.handle ?? nameIn(language, person.shortName ?? person.name)
}

function teamNameOf(id: number, language: CrowdLanguage): string | undefined {
  const team = teamById(id)
  const names: Names | undefined = team?.shortName ?? team?.name
  return names && nameIn(language, names)
}

const sideOf = (roomId: number, speaker: number): Side | undefined =>
  [undefined, 'home' as const, 'away' as const][seedOf('crowd side', roomId, speaker) % 3]

/** Draws the lines of one block; the same room and time give the same lines. */
class Block {
  readonly #room: CrowdRoom
  readonly #random: Random
  readonly #phrases: Phrases
  readonly #half: number
  /** What was said in this block. */
  readonly #said = new Set<string>()
  readonly lines: ChatMessage[] = []

  constructor(room: CrowdRoom, start: number) {
    this.#room = room
    this.#phrases = PHRASES[room.language]
    this.#half = (start / BLOCK_MS) % 2
    this.#random = createRandom(seedOf('crowd', room.id, start))
    for (let at = start; at < start + BLOCK_MS; at += SECOND_MS) this.#second(at)
  }

  #second(at: number): void {
    const { match, id } = this.#room
    const heat = heatOf(id)
    const mood = match ? moodAt(match.story, at) : 'play'
    const recent = match ? momentsBefore(match.story, at) : []
    const wanted = recent.map((moment): [Moment, number] => [
      moment,
      moment.lines * heat * (SPREAD[Math.floor((at - moment.at) / SECOND_MS)] ?? 0),
    ])
    const about = wanted.reduce((sum, [, lines]) => sum + lines, 0)
    // Who has just seen something great does not talk of the weather.
    const talk = this.#pace(mood, at) * heat * (about > BUSY ? 0.2 : 1)
    for (let line = 0; line < LINES_A_SECOND; line += 1) {
      // Two drawings of half each: a second has none, one or two lines.
      if (!this.#random.chance(Math.min(1, (about + talk) / LINES_A_SECOND))) continue
      const isAbout = this.#random.next() * (about + talk) < about
      const moment = isAbout ? this.#random.weighted(wanted) : undefined
      this.#say(at + this.#random.int(0, SECOND_MS - 1), line, mood, moment)
    }
  }

  #pace(mood: Mood, at: number): number {
    const { match } = this.#room
    if (!match) return CHANNEL_PACE
    if (mood !== 'over') return PACE[mood]
    const over = match.story.moods.findLast((each) => each.mood === 'over')?.at ?? at
    return PACE.over * Math.max(0, 1 - (at - over) / LEAVING_MS)
  }

  #say(at: number, line: number, mood: Mood, moment: Moment | undefined): void {
    const speaker = this.#speaker()
    const isGift = moment
      ? moment.lines >= GREAT && this.#random.chance(GIFT_SHARE)
      : mood !== 'over' && this.#random.chance(GIFT_PACE / this.#pace(mood, at))
    const text = isGift ? '' : this.#text(speaker, mood, moment)
    if (text === undefined) return
    const count = this.#random.weighted(COUNTS)
    this.lines.push({
      // Of the second, not of the order: nothing that is left out moves the others.
      id: -(Math.floor(at / SECOND_MS) * LINES_A_SECOND + line),
      by: {
        uid: -1 - speaker,
        name: this.#phrases.names?.[speaker] ?? '',
        // None of their own: levels are earned.
        level: 1,
        isSimulated: true,
      },
      text,
      at,
      ...(isGift ? { gift: { id: this.#random.weighted(CROWD_GIFTS), count, combo: count } } : {}),
    })
  }

  #speaker(): number {
    const names = this.#phrases.names?.length ?? 1
    const lately = new Set(this.lines.slice(-QUIET_LINES).map(({ by }) => -1 - by.uid))
    let speaker = this.#random.int(0, names - 1)
    while (lately.has(speaker) && lately.size < names) speaker = (speaker + 1) % names
    return speaker
  }

  #text(speaker: number, mood: Mood, moment: Moment | undefined): string | undefined {
    const own = sideOf(this.#room.id, speaker)
    const words = this.#words(own, moment)
    for (const kind of this.#kinds(own, mood, moment)) {
      const list = this.#phrases[kind] ?? []
      const first = this.#random.int(0, Math.max(0, list.length - 1))
      const places = list.map((_, step) => (first + step) % list.length)
      // The half that the block before has left out comes first.
      const isTurn = (place: number) => place % 2 === this.#half
      for (const place of [...places.filter(isTurn), ...places.filter((each) => !isTurn(each))]) {
        const text = fillPhrase(list[place] ?? '', words)
        if (text === undefined || this.#said.has(text)) continue
        this.#said.add(text)
        return text
      }
    }
    return undefined
  }

  /** What a fan of this side may say now; the next when all of one has been said. */
  #kinds(own: Side | undefined, mood: Mood, moment: Moment | undefined): string[] {
    const { family } = this.#room
    const talk = [`${family}.talk`, 'talk']
    if (moment) {
      const isMine = own !== undefined && own === moment.side
      const feeling =
        !moment.isGood || own === undefined || moment.side === undefined ? [] : [isMine ? 'cheer' : 'groan']
      return this.#random.chance(0.45) ? [...feeling, moment.kind] : [moment.kind, ...feeling]
    }
    if (!this.#room.match) return this.#random.chance(0.12) ? ['hello', 'talk'] : ['talk', `${family}.talk`]
    if (mood === 'over') return ['end']
    if (mood === 'break') return this.#random.chance(0.6) ? ['break', ...talk] : talk
    if (mood === 'late' && this.#random.chance(0.45)) return ['late', ...talk]
    return this.#random.weighted([
      [talk, 10],
      [[...talk].reverse(), 5],
      [['hello', ...talk], 1],
    ] as const)
  }

  /** `team`: whom the moment is about; of a cheer, a groan and of talk the speaker's own. */
  #words(own: Side | undefined, moment: Moment | undefined): Words {
    const { match, language } = this.#room
    const side = moment?.side ?? own
    const score = moment && `${moment.score.home}-${moment.score.away}`
    return {
      team: side && match && teamNameOf(match.teams[side], language),
      player: moment?.player === undefined ? undefined : shortNameOf(moment.player, language),
      score: score && (language === 'ar' ? isolated(score) : score),
    }
  }
}

/** Those of which somebody may still be typing; the log has said all of them before `at`. */
function momentsBefore({ moments }: Story, at: number): Moment[] {
  const from = at - SPREAD.length * SECOND_MS
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle]?.at ?? 0) < from) low = middle + 1
    else high = middle
  }
  const found: Moment[] = []
  for (let place = low; (moments[place]?.at ?? Number.POSITIVE_INFINITY) <= at; place += 1)
    found.push(moments[place] as Moment)
  return found
}

/** The lines of a room's crowd, kept for the blocks that were asked for last. */
export class CrowdLines {
  readonly #room: CrowdRoom
  #blocks: Block[] = []
  #starts: number[] = []

  constructor(room: CrowdRoom) {
    this.#room = room
  }

  /** Those after `from` until `to`, in their order. */
  between(from: number, to: number): ChatMessage[] {
    const first = Math.floor(from / BLOCK_MS) * BLOCK_MS
    const found: ChatMessage[] = []
    for (let start = first; start <= to; start += BLOCK_MS)
      found.push(...this.#block(start).lines.filter(({ at }) => at > from && at <= to))
    return found.sort((a, b) => a.at - b.at || a.id - b.id)
  }

  #block(start: number): Block {
    const known = this.#blocks[this.#starts.indexOf(start)]
    if (known) return known
    const block = new Block(this.#room, start)
    this.#blocks = [block, ...this.#blocks].slice(0, 3)
    this.#starts = [start, ...this.#starts].slice(0, 3)
    return block
  }
}
