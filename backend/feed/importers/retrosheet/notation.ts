/**
 * The field of a `play` record: `64(1)3/GDP/G6`, `S8/L78.2-H;1-3`. https://www.retrosheet.org/eventfile.htm, "Events made by
 * the batter" and what follows there.
 */

/** 0 is the batter, 4 home. */
export type Base = 0 | 1 | 2 | 3 | 4

export interface Move {
  to: Base
  isOut: boolean
  /** Whether the source says that the batter drove the run in, or that nobody did. */
  isBattedIn?: boolean
}

/** A part of a play: `K+SB2` has two. */
export interface Part {
  type: string
  /** Where the runner was whom it is about, if it is about one. */
  from?: Base
}

export interface Play {
  /** First what the batter did, if the turn is over. */
  parts: Part[]
  moves: ReadonlyMap<Base, Move>
  errors: number
  /** No at bat though the type alone would be one. */
  isSacrifice: boolean
  isDoublePlay: boolean
}

const BASES: ReadonlyMap<string, Base> = new Map([...'B123H'].map((letter, at) => [letter, at as Base]))
const baseOf = (text: string | undefined): Base => BASES.get(text ?? '') ?? 0

/** Splits where no parenthesis is open. */
function splitAt(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts
}

const groupsOf = (text: string): string[] => [...text.matchAll(/\(([^)]*)\)/g)].map(([, group]) => group ?? '')

/** A runner put out is safe where a fielder erred, unless the out was made all the same: `2XH(E5)(52)`. */
function isReallyOut(groups: readonly string[]): boolean {
  const chains = groups.filter((group) => /^\d*E?\d/.test(group))
  return chains.length === 0 || chains.some((group) => !/E\d/.test(group))
}

/** `2-H(E8)(UR)`; undefined when it is none. */
function advanceOf(text: string): [Base, Move] | undefined {
  const [, from, how, to, rest = ''] = /^([B123])([-X])([123H])((?:\([^)]*\))*)$/.exec(text) ?? []
  if (!from) return undefined
  const groups = groupsOf(rest)
  const move: Move = { to: baseOf(to), isOut: how === 'X' && isReallyOut(groups) }
  if (groups.includes('NR') || groups.includes('NORBI')) move.isBattedIn = false
  if (groups.includes('RBI')) move.isBattedIn = true
  return [baseOf(from), move]
}

interface Found {
  part: Part
  moves: [Base, Move][]
}

const to = (base: Base, isOut = false): Move => ({ to: base, isOut })
const batter = (type: string, base: Base, isOut = false): Found => ({
  part: { type },
  moves: [[0, to(base, isOut)]],
})
const onBases = (type: string): Found => ({ part: { type }, moves: [] })

const HITS: readonly [RegExp, string, Base][] = [
  [/^S\d*$/, 'single', 1],
  [/^(D\d*|DGR\d*)$/, 'double', 2],
  [/^T\d*$/, 'triple', 3],
  [/^(HR|H)\d*$/, 'home_run', 4],
  [/^(W|IW|I)$/, 'walk', 1],
  [/^HP$/, 'hit_by_pitch', 1],
  [/^C$/, 'interference', 1],
  [/^FC\d*$/, 'fielders_choice', 1],
  [/^E\d+$/, 'reached_on_error', 1],
]

const PLAIN = new Map([
  ['WP', 'wild_pitch'],
  ['PB', 'passed_ball'],
  ['BK', 'balk'],
  ['DI', 'base_advance'],
  ['OA', 'base_advance'],
])

/** `63`, `8`, `54(1)3`, `64(1)`, `8(B)84(2)`, `4E3`: who is named in parentheses is out, and else the batter at the end. */
function fieldedOf(unit: string, mods: readonly string[]): Found | undefined {
  if (!/^\d+(\([B123]\)\d*|E\d+\d*)*$/.test(unit)) return undefined
  const out = groupsOf(unit).map(baseOf)
  const isSafe = /E\d/.test(unit) || (unit.endsWith(')') && !out.includes(0))
  const moves = out.filter((base) => base > 0).map((base): [Base, Move] => [base, to((base + 1) as Base, true)])
  if (/E\d/.test(unit)) return { part: { type: 'reached_on_error' }, moves: [...moves, [0, to(1)]] }
  if (isSafe) return { part: { type: 'fielders_choice' }, moves: [...moves, [0, to(1)]] }
  const isGround =
    mods.some((mod) => /^(B?G|SH)/.test(mod)) || (unit.length > 1 && !mods.some((mod) => /^B?[FLP]/.test(mod)))
  return { part: { type: isGround ? 'ground_out' : 'fly_out' }, moves: [...moves, [0, to(1, true)]] }
}

function stealOf(unit: string): Found | undefined {
  const [, kind = '', base = '', rest = ''] = /^(SB|CS|POCS)([23H])((?:\([^)]*\))*)$/.exec(unit) ?? []
  if (!kind) return undefined
  const target = baseOf(base)
  const from = (target - 1) as Base
  if (kind === 'SB') return { part: { type: 'stolen_base', from }, moves: [[from, to(target)]] }
  const isOut = isReallyOut(groupsOf(rest))
  return { part: { type: isOut ? 'caught_stealing' : 'fielding_error', from }, moves: [[from, to(target, isOut)]] }
}

function pickoffOf(unit: string): Found | undefined {
  const [, base, rest = ''] = /^PO([123])((?:\([^)]*\))*)$/.exec(unit) ?? []
  if (!base) return undefined
  const from = baseOf(base)
  const isOut = isReallyOut(groupsOf(rest))
  return { part: { type: isOut ? 'picked_off' : 'fielding_error', from }, moves: isOut ? [[from, to(from, true)]] : [] }
}

function unitOf(unit: string, mods: readonly string[]): Found | undefined {
  const hit = HITS.find(([pattern]) => pattern.test(unit))
  if (hit) return batter(hit[1], hit[2])
  if (/^K(\d*(\([B123]\))?\d*)?$/.test(unit)) return batter('strikeout', 1, true)
  if (/^FLE\d+$/.test(unit)) return onBases('fielding_error')
  const plain = PLAIN.get(unit)
  return plain ? onBases(plain) : (stealOf(unit) ?? pickoffOf(unit) ?? fieldedOf(unit, mods))
}

const countErrors = (text: string): number => text.match(/E\d/g)?.length ?? 0

/** undefined when it cannot be read; without parts where nothing happened (`NP`). */
export function playOf(text: string): Play | undefined {
  const clean = text.replace(/[#!?\s]/g, '')
  const [what = '', ...rest] = clean.split('.')
  const [basic = '', ...mods] = splitAt(what, '/')
  const advances = rest.length > 0 ? splitAt(rest.join('.'), ';').map(advanceOf) : []
  const units = splitAt(basic, '+').flatMap((unit) => splitAt(unit, ';'))
  const found = basic === 'NP' ? [] : units.map((unit) => unitOf(unit, mods))
  if (advances.includes(undefined) || found.includes(undefined)) return undefined
  const known = found.filter((each) => each !== undefined)
  const moves = new Map([...known.flatMap((each) => each.moves), ...advances.filter((each) => each !== undefined)])
  const isSacrifice = mods.some((mod) => mod === 'SF' || mod === 'SH')
  const parts = known.map(({ part }, at) => {
    const isOut = part.type === 'fly_out' || part.type === 'ground_out'
    if (at > 0 || !isSacrifice || !isOut) return part
    return { ...part, type: mods.includes('SF') ? 'sacrifice_fly' : 'sacrifice_bunt' }
  })
  return {
    parts,
    moves,
    errors: countErrors(basic) + countErrors(rest.join()) + mods.filter((mod) => /^E\d$/.test(mod)).length,
    isSacrifice,
    isDoublePlay: mods.some((mod) => /DP$/.test(mod) && mod !== 'NDP'),
  }
}
