import type { MatchEvent, Side } from '#contract/match-state.ts'
import { createLogWriter, type LogWriter } from '../../shared/log-writer.ts'
import { other } from '../../shared/state.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { ImportFault } from '../import-fault.ts'
import type { CricketPeople } from './people.ts'
import type { CricsheetFile, Delivery, Innings } from './source.ts'

/** The source has no times: twenty overs of these take the usual 80 minutes. */
const BALL_MS = 36 * SECOND
const OVER_MS = 24 * SECOND
const WICKET_MS = 60 * SECOND
const BREAK_MS = 15 * MINUTE

const BALLS = 6

/** Leaves without being out (Laws of Cricket 25.4). */
const NOT_OUT = new Set(['retired hurt', 'retired not out'])

const HOW = new Map([['caught and bowled', 'caught']])
const howOf = (kind: string): string => HOW.get(kind) ?? kind.replaceAll(' ', '_')

/** `17.4` overs are seventeen and four balls. */
const oversOfTarget = (overs: number): number => Math.floor(overs) + Math.round((overs % 1) * 10) / BALLS

type Extras = NonNullable<Delivery['extras']>

const kindOf = ({ wides, noballs, byes, legbyes }: Extras): string | undefined => {
  if (wides) return 'wide'
  if (noballs) return 'no_ball'
  if (byes) return 'bye'
  return legbyes ? 'leg_bye' : undefined
}

function runsOf({ runs, extras = {} }: Delivery): Record<string, number | string | boolean> {
  const kind = kindOf(extras)
  const byes = kind === 'no_ball' || kind === 'wide' ? (extras.byes ?? 0) + (extras.legbyes ?? 0) : 0
  return {
    runs: runs.batter,
    ...(runs.extras > 0 ? { extras: runs.extras } : {}),
    ...(kind ? { kind } : {}),
    ...(extras.penalty ? { penalty: extras.penalty } : {}),
    ...(byes > 0 ? { byes } : {}),
    ...(runs.non_boundary ? { isRun: true } : {}),
  }
}

/**
 * Overs and target of an innings, as they were when it was played: a target that was set when rain ended it may have been
 * passed long before. 0: none.
 */
function boundsOf({ overs, target = {}, super_over: isSuper }: Innings, usual: number): Record<string, number> {
  const totals = overs.flatMap((over) => over.deliveries).map(({ runs }) => runs.total)
  const before = totals.slice(0, -1).reduce((sum, runs) => sum + runs, 0)
  const limit = target.overs === undefined ? usual : oversOfTarget(target.overs)
  const bounds = { overs: overs.length > Math.ceil(limit) ? usual : limit }
  if (isSuper || target.runs === undefined) return bounds
  return { ...bounds, target: before >= target.runs ? 0 : target.runs }
}

/** Writes the log of one match. `at` is the time of the next event. */
class CricketLog {
  readonly #writer: LogWriter = createLogWriter()
  readonly #crease = new Set<number>()
  #bowler: number | undefined
  #at: number
  readonly #file: string
  readonly #source: CricsheetFile
  readonly #people: CricketPeople

  constructor(file: string, source: CricsheetFile, people: CricketPeople, startsAt: number) {
    this.#file = file
    this.#source = source
    this.#people = people
    this.#at = startsAt
  }

  events(): MatchEvent[] {
    const { info, innings } = this.#source
    if (innings.length === 0) return this.#close()
    this.#write('start', { data: { hasFigures: true } })
    const { winner, decision } = info.toss ?? {}
    if (winner)
      this.#write('toss', {
        side: this.#sideOf(winner, 'info.toss.winner'),
        data: { chose: decision === 'field' ? 'bowl' : 'bat' },
      })
    for (const [at, each] of innings.entries()) this.#innings(each, at)
    return this.#close()
  }

  #write(type: string, fields: Parameters<LogWriter['write']>[2] = {}): void {
    this.#writer.write(this.#at, type, fields)
  }

  #sideOf(team: string, path: string): Side {
    const at = this.#source.info.teams.indexOf(team)
    if (at < 0) throw new ImportFault(this.#file, path, `${team} is none of info.teams`)
    return at === 0 ? 'home' : 'away'
  }

  #innings(innings: Innings, index: number): void {
    const path = `innings[${index}]`
    const side = this.#sideOf(innings.team, `${path}.team`)
    if (innings.penalty_runs)
      throw new ImportFault(this.#file, `${path}.penalty_runs`, 'runs before or after an innings are not known here')
    if (index >= 2 !== (innings.super_over ?? false))
      throw new ImportFault(this.#file, path, 'the third innings and later ones must be super overs, and no others')
    if (index > 0) this.#at += BREAK_MS
    this.#write('innings_start', { side, data: boundsOf(innings, this.#source.info.overs) })
    this.#crease.clear()
    this.#bowler = undefined
    for (const [at, over] of innings.overs.entries()) this.#over(innings, over, side, `${path}.overs[${at}]`)
    const { runs, overs } = innings.target ?? {}
    const isSet = index === 1 && runs !== undefined && overs !== undefined
    this.#write('innings_end', { side, ...(isSet ? { data: { target: runs, overs: oversOfTarget(overs) } } : {}) })
  }

  #over(innings: Innings, { over, deliveries }: Innings['overs'][number], side: Side, path: string): void {
    let legal = 0
    let runs = 0
    const isMiscounted = innings.miscounted_overs?.[String(over)] !== undefined
    for (const [at, delivery] of deliveries.entries()) {
      const where = `${path}.deliveries[${at}]`
      const { batter, extras, total } = delivery.runs
      if (batter + extras !== total)
        throw new ImportFault(this.#file, `${where}.runs.total`, `${batter} and ${extras} are not ${total}`)
      const isLegal = !(delivery.extras?.wides || delivery.extras?.noballs)
      legal += isLegal ? 1 : 0
      runs += total
      this.#delivery(delivery, side, where, isLegal && isMiscounted && legal > BALLS)
    }
    this.#at += OVER_MS
    const isShort = isMiscounted && legal < BALLS
    this.#write('over_end', { side, data: { over: over + 1, runs, ...(isShort ? { isShort } : {}) } })
    this.#bowler = undefined
  }

  #delivery(delivery: Delivery, side: Side, path: string, isMiscounted: boolean): void {
    const { idOf } = this.#people
    const striker = idOf(delivery.batter, `${path}.batter`)
    const partner = idOf(delivery.non_striker, `${path}.non_striker`)
    const bowler = idOf(delivery.bowler, `${path}.bowler`)
    for (const player of this.#crease)
      if (player !== striker && player !== partner) {
        this.#crease.delete(player)
        this.#write('retired', { side, player })
      }
    for (const player of [striker, partner]) {
      if (!this.#crease.has(player)) this.#write('batter_in', { side, player })
      this.#crease.add(player)
    }
    if (bowler !== this.#bowler || isMiscounted) this.#write('bowler', { side: other(side), player: bowler })
    this.#bowler = bowler
    this.#at += BALL_MS
    const data = { ...runsOf(delivery), ...(isMiscounted ? { isMiscounted } : {}) }
    const fallen = (delivery.wickets ?? []).map((wicket, at) => ({ ...wicket, path: `${path}.wickets[${at}]` }))
    const out = fallen.find(({ kind }) => !NOT_OUT.has(kind))
    if (out) {
      const player = idOf(out.player_out, `${out.path}.player_out`)
      this.#write('wicket', {
        side,
        player,
        other: bowler,
        data: { ...data, how: howOf(out.kind), facing: striker, ...this.#fielder(out, bowler) },
      })
      this.#crease.delete(player)
      this.#at += WICKET_MS
    } else this.#write('ball', { side, player: striker, other: bowler, data })
    for (const { player_out: name, kind, path: at } of fallen.filter((each) => each !== out)) {
      const player = idOf(name, `${at}.player_out`)
      this.#write('retired', { side, player, ...(NOT_OUT.has(kind) ? {} : { data: { isOut: true } }) })
      this.#crease.delete(player)
    }
    const { by, decision } = delivery.review ?? {}
    if (by)
      this.#write('review', {
        side: this.#sideOf(by, `${path}.review.by`),
        data: { isSuccessful: decision === 'upheld' },
      })
  }

  /** Of a substitute's catch the scorecard has no name. */
  #fielder(
    { kind, fielders = [], path }: NonNullable<Delivery['wickets']>[number] & { path: string },
    bowler: number,
  ): { fielder?: number } {
    if (kind === 'caught and bowled') return { fielder: bowler }
    const [first] = fielders
    if (!first?.name || first.substitute) return {}
    return { fielder: this.#people.idOf(first.name, `${path}.fielders[0].name`) }
  }

  #close(): MatchEvent[] {
    const { outcome } = this.#source.info
    const winner = outcome.winner ?? outcome.eliminator ?? outcome.bowl_out
    if (outcome.result === 'no result') this.#write(this.#source.innings.length > 0 ? 'abandoned' : 'cancelled')
    else if (winner) this.#write('end', { side: this.#sideOf(winner, 'info.outcome') })
    else this.#write('end', { data: { isDrawn: true } })
    return this.#writer.log
  }
}

/** The log of a match ball by ball. Times are assumed: the source has only the day. */
export const eventsOf = (file: string, source: CricsheetFile, people: CricketPeople, startsAt: number): MatchEvent[] =>
  new CricketLog(file, source, people, startsAt).events()
