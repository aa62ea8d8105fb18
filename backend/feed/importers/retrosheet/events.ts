import type { MatchEvent, Side } from '#contract/match-state.ts'
import { createLogWriter, type EventFields } from '../../shared/log-writer.ts'
import { addScore, leaderOf, other } from '../../shared/state.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { ImportFault } from '../import-fault.ts'
import { type Base, type Play, playOf } from './notation.ts'
import { type GamePeople, PINCH_RUNNER, PITCHER, sideOf } from './people.ts'
import { pitchersOf } from './pitchers.ts'
import { callsOf } from './pitches.ts'
import { advance, NOBODY, ON_BASES, type Outcome, type Runners } from './runners.ts'
import type { SourceGame, SourceLine } from './source.ts'

/** The source has no times: three hours for a game of nine innings. */
const PITCH_MS = 22 * SECOND
const PLAY_MS = 25 * SECOND
const HALF_MS = 2 * MINUTE
const OUTS = 3
const INNINGS_MAX = 40

const basesOf = (runners: Runners): string => runners.map((player) => (player === undefined ? 0 : 1)).join('')

/** Two outs of one ball hit are a double play, whatever became of the batter. */
function typeOf(type: string, play: Play, outs: number): string {
  const isFielded = type === 'ground_out' || type === 'fly_out'
  if (isFielded && outs === 3) return 'triple_play'
  return isFielded && outs === 2 && play.isDoublePlay ? 'double_play' : type
}

class GameLog {
  readonly #writer = createLogWriter()
  readonly #game: SourceGame
  readonly #people: GamePeople
  readonly #plays: readonly SourceLine[]
  readonly #pitchers = pitchersOf()
  readonly #pitcher: Record<Side, number | undefined> = { home: undefined, away: undefined }
  #at: number
  #score = { home: 0, away: 0 }
  #inning = 0
  #halves = 0
  #batting: Side | undefined
  #outs = 0
  #runners: Runners = NOBODY
  /** Places in the batting order. */
  readonly #orders = new Map<number, string>()
  /** Pitches of the turn that were told with a play before its end. */
  #pitched = ''

  constructor(game: SourceGame, people: GamePeople, startsAt: number) {
    this.#game = game
    this.#people = people
    this.#at = startsAt
    this.#plays = game.lines.filter(({ type }) => type === 'play')
  }

  events(): MatchEvent[] {
    this.#write('start', { data: { hasFigures: true } })
    for (const line of this.#game.lines) {
      if (line.type === 'start') this.#enter(line)
      else if (line.type === 'sub') this.#substitute(line)
      else if (line.type === 'radj') this.#place(line)
      else if (line.type === 'play') this.#play(line)
      else this.#pitchers.readEarned(line.fields, (code) => this.#people.idOf(code, line.path))
    }
    if (this.#halves === 0)
      throw new ImportFault(this.#game.file, this.#game.path, `game ${this.#game.id} has no plays`)
    this.#checkWinner()
    for (const [id, { side, figures }] of this.#pitchers.all)
      this.#write('pitching', { side, player: id, data: figures })
    this.#write('end')
    return this.#writer.log
  }

  #write(type: string, fields: EventFields = {}): void {
    this.#writer.write(this.#at, type, fields)
  }

  #fault(line: SourceLine, problem: string): ImportFault {
    return new ImportFault(this.#game.file, line.path, `${line.fields.join(',').slice(0, 120)}: ${problem}`)
  }

  #enter(line: SourceLine): void {
    const { id, side, position, order } = this.#people.entrantOf(line)
    if (position === PITCHER) this.#pitcher[side] = id
    this.#orders.set(id, order)
  }

  #substitute(line: SourceLine): void {
    const { id, side, position, order } = this.#people.entrantOf(line)
    // A pinch runner stands where the one was for whom he runs.
    if (position === PINCH_RUNNER)
      this.#setRunner((runner) => runner !== undefined && this.#orders.get(runner) === order, id)
    this.#orders.set(id, order)
    if (position !== PITCHER || this.#pitcher[side] === id) return
    this.#pitcher[side] = id
    this.#write('pitching_change', { side, player: id })
  }

  #setRunner(isMeant: (runner: number | undefined, at: number) => boolean, id: number): void {
    const [first, second, third] = this.#runners.map((runner, at) => (isMeant(runner, at) ? id : runner))
    this.#runners = [first, second, third]
  }

  /** Extra innings begin with a runner on second. */
  #place(line: SourceLine): void {
    const [code = '', base = ''] = line.fields
    const at = Number(base) - 1
    if (!(at >= 0 && at <= 2)) throw this.#fault(line, `no base: ${base}`)
    const { lines } = this.#game
    const next = lines.slice(lines.indexOf(line)).find(({ type }) => type === 'play')
    if (next) this.#openHalf(next)
    const player = this.#people.idOf(code, line.path)
    this.#setRunner((_, index) => index === at, player)
    this.#write('runner_placed', this.#onBases(player, {}))
  }

  #onBases(player: number | undefined, data: Record<string, number | boolean | string>): EventFields {
    return {
      ...(this.#batting ? { side: this.#batting } : {}),
      ...(player === undefined ? {} : { player }),
      data: { outs: this.#outs, bases: basesOf(this.#runners), runs: 0, ...data },
    }
  }

  /** Begins the half-inning of a play, if it is not the one under way. */
  #openHalf(line: SourceLine): void {
    const [text, code, batterCode = ''] = line.fields
    const [inning, side] = [Number(text), sideOf(code)]
    if (!side) throw this.#fault(line, `neither 0 nor 1: ${code}`)
    if (inning === this.#inning && side === this.#batting) return
    const isSecond = this.#halves % 2 === 1
    if (!(inning <= INNINGS_MAX) || inning !== this.#inning + (isSecond ? 0 : 1) || side === this.#batting)
      throw this.#fault(line, `it follows inning ${this.#inning}`)
    if (this.#halves > 0) {
      if (this.#outs !== OUTS) throw this.#fault(line, `the half-inning before it has ${this.#outs} outs`)
      this.#write('half_end')
      this.#at += HALF_MS
    }
    this.#halves += 1
    this.#inning = inning
    this.#batting = side
    this.#outs = 0
    this.#runners = NOBODY
    this.#pitched = ''
    const pitcher = this.#pitcher[other(side)]
    this.#write('half_start', {
      side,
      data: {
        inning,
        half: isSecond ? 'bottom' : 'top',
        batter: this.#people.idOf(batterCode, line.path),
        ...(pitcher === undefined ? {} : { pitcher }),
      },
    })
  }

  #play(line: SourceLine): void {
    const [, , code = '', , pitches = '', text = ''] = line.fields
    const play = text.length <= 200 ? playOf(text) : undefined
    if (!play) throw this.#fault(line, 'no play that can be read')
    this.#openHalf(line)
    const batter = this.#people.idOf(code, line.path)
    if (play.parts.length === 0 || this.#outs === OUTS) {
      if (play.parts.length > 0) throw this.#fault(line, 'a play after the third out')
      return
    }
    const [first] = play.parts
    const isOver = first !== undefined && !ON_BASES.has(first.type)
    this.#pitches(batter, pitches, isOver)
    const before = this.#runners
    const outcome = advance(play, before, batter)
    if (typeof outcome === 'string') throw this.#fault(line, outcome)
    this.#at += PLAY_MS
    this.#outs += outcome.outs
    if (this.#outs > OUTS) throw this.#fault(line, `${this.#outs} outs`)
    this.#runners = outcome.runners
    const side = this.#batting ?? 'away'
    this.#score = addScore(this.#score, side, outcome.scored.length)
    this.#writeParts(line, play, outcome, before, batter, isOver)
    const pitcher = this.#pitcher[other(side)]
    if (pitcher !== undefined) this.#pitchers.count(pitcher, other(side), isOver ? first.type : '', outcome.outs)
    if (isOver) this.#pitched = ''
  }

  #pitches(batter: number, all: string, isOver: boolean): void {
    const fresh = all.startsWith(this.#pitched) ? all.slice(this.#pitched.length) : all
    this.#pitched = all
    const [side, pitcher] = [this.#batting, this.#batting && this.#pitcher[other(this.#batting)]]
    for (const call of callsOf(fresh, isOver)) {
      this.#at += PITCH_MS
      this.#write('pitch', {
        ...(side ? { side } : {}),
        player: batter,
        ...(pitcher === undefined ? {} : { other: pitcher }),
        data: { call },
      })
    }
  }

  #writeParts(
    line: SourceLine,
    play: Play,
    { scored, battedIn, outs }: Outcome,
    before: Runners,
    batter: number,
    isOver: boolean,
  ): void {
    const runnerOf = (from: Base | undefined) => (from ? before[from - 1] : undefined)
    for (const [at, { type, from }] of play.parts.entries()) {
      const isFirst = at === 0
      const player = isFirst && isOver ? batter : runnerOf(from)
      const next = isFirst && isOver ? this.#nextBatter(line) : undefined
      this.#write(
        typeOf(type, play, outs),
        this.#onBases(player, {
          ...(isFirst ? { runs: scored.length, errors: play.errors } : { errors: 0 }),
          ...(isFirst && isOver ? { runsBattedIn: battedIn } : {}),
          ...(isFirst && scored.length > 0 ? { scored: scored.join() } : {}),
          ...(isFirst && play.isSacrifice ? { isSacrifice: true } : {}),
          ...(at === play.parts.length - 1 && play.isDoublePlay && outs > 0 ? { isDoublePlay: true } : {}),
          ...(next === undefined ? {} : { next }),
        }),
      )
    }
  }

  #nextBatter(line: SourceLine): number | undefined {
    const next = this.#plays[this.#plays.indexOf(line) + 1]
    const isSame = next?.fields[0] === line.fields[0] && next?.fields[1] === line.fields[1]
    return isSame && next ? this.#people.idOf(next.fields[2] ?? '', next.path) : undefined
  }

  /** The source names the pitcher who won: he must be of the side that has more runs. */
  #checkWinner(): void {
    const code = this.#game.info.get('wp')
    if (!code || code === '(none)') return
    const id = this.#people.idOf(code, this.#game.path)
    const winner = leaderOf(this.#score)
    if (winner === 'draw' || !this.#people.squads[winner].some((member) => member.id === id))
      throw new ImportFault(
        this.#game.file,
        this.#game.path,
        `game ${this.#game.id}: the plays give ${this.#score.away}-${this.#score.home}, but ${code} has won`,
      )
  }
}

/** The log of a game, from its plays. */
export const eventsOf = (game: SourceGame, people: GamePeople, startsAt: number): MatchEvent[] =>
  new GameLog(game, people, startsAt).events()
