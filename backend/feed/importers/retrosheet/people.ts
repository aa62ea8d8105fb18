import type { Side, SquadMember } from '#contract/match-state.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedPerson } from '../imported-season.ts'
import { plainNames } from '../plain-names.ts'
import { personId } from '../stable-id.ts'
import type { SourceGame, SourceLine } from './source.ts'

/** The source's numbers of positions, from 1. */
const POSITIONS = [
  ...['pitcher', 'catcher', 'first_base', 'second_base', 'third_base', 'shortstop', 'left_field', 'center_field'],
  ...['right_field', 'designated_hitter', 'pinch_hitter', 'pinch_runner'],
]
export const PITCHER = '1'
export const PINCH_RUNNER = '12'
const SQUAD_MAX = 60

export interface Entrant {
  id: number
  side: Side
  /** The source's number of the position. */
  position: string
  /** The place in the batting order. */
  order: string
}

export interface GamePeople {
  /** The id of a code of the source; a fault when the game has nobody of that code. */
  idOf(code: string, path: string): number
  /** Who a `start` or a `sub` record brings in. */
  entrantOf(line: SourceLine): Entrant
  people: ImportedPerson[]
  squads: Record<Side, SquadMember[]>
}

export const sideOf = (text: string | undefined): Side | undefined =>
  text === '0' ? 'away' : text === '1' ? 'home' : undefined

/** `start,altuj001,"Jose Altuve",0,1,4`: code, name, side, place in the batting order, position. */
export function peopleOf({ file, path, id: game, lines }: SourceGame): GamePeople {
  const people = new Map<string, ImportedPerson>()
  const squads: Record<Side, SquadMember[]> = { home: [], away: [] }
  const idOf = (code: string, at: string): number => {
    const person = people.get(code)
    if (!person) throw new ImportFault(file, at, `${code} is in no start or sub record of the game`)
    return person.id
  }
  const entrantOf = ({ fields: [code = '', , side, order = '', position = ''], path: at }: SourceLine): Entrant => {
    const of = sideOf(side)
    if (!of) throw new ImportFault(file, at, `neither 0 nor 1: ${side}`)
    return { id: idOf(code, at), side: of, position, order }
  }
  for (const line of lines.filter(({ type }) => type === 'start' || type === 'sub')) {
    const [code = '', name = ''] = line.fields
    if (!/^[\w'-]{1,12}$/.test(code)) throw new ImportFault(file, line.path, `no code of a player: ${code}`)
    if (people.has(code)) continue
    people.set(code, { id: personId(`retrosheet:${code}`), names: plainNames(name.slice(0, 80) || code) })
    const { id, side, position } = entrantOf(line)
    const squad = squads[side]
    squad.push({
      id,
      number: squad.length + 1,
      position: POSITIONS[Number(position) - 1] ?? 'infielder',
      isStarter: line.type === 'start',
    })
  }
  for (const side of ['home', 'away'] as const) {
    const { length } = squads[side]
    if (length < 9 || length > SQUAD_MAX)
      throw new ImportFault(file, path, `game ${game} has ${length} players of the ${side} side`)
  }
  return { idOf, entrantOf, people: [...people.values()], squads }
}
