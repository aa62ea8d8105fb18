import type { Side, SquadMember } from '#contract/match-state.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedPerson } from '../imported-season.ts'
import { plainNames } from '../plain-names.ts'
import { personId } from '../stable-id.ts'
import type { CricsheetFile, Innings } from './source.ts'

const ELEVEN = 11
/** Who goes in before counts as a batter. */
const LAST_BATTER = 7

export interface CricketPeople {
  /** The id of who is named at a place of the file; a fault when the file's register has nobody of that name. */
  idOf(name: string, path: string): number
  people: ImportedPerson[]
  squads: Record<Side, SquadMember[]>
}

interface Deeds {
  batted: string[]
  bowled: ReadonlySet<string>
  kept: ReadonlySet<string>
}

function deedsOf(innings: readonly Innings[], team: string): Deeds {
  const [batted, bowled, kept] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { team: batting, overs } of innings)
    for (const { batter, non_striker: partner, bowler, wickets = [] } of overs.flatMap((over) => over.deliveries)) {
      if (batting === team) batted.add(batter).add(partner)
      else bowled.add(bowler)
      for (const { kind, fielders = [] } of wickets)
        if (kind === 'stumped' && batting !== team) for (const { name } of fielders) if (name) kept.add(name)
    }
  return { batted: [...batted], bowled, kept }
}

/** The source names no positions: they are what a player did in this match. */
function positionOf(name: string, { batted, bowled, kept }: Deeds): string {
  const order = batted.indexOf(name)
  if (kept.has(name)) return 'wicket_keeper'
  if (!bowled.has(name)) return 'batter'
  return order >= 0 && order < LAST_BATTER ? 'all_rounder' : 'bowler'
}

/** Who plays, with ids from the file's register, which has one for each person in all files. */
export function peopleOf(file: string, { info, innings }: CricsheetFile): CricketPeople {
  const register = info.registry.people
  const idOf = (name: string, path: string): number => {
    const code = Object.hasOwn(register, name) ? register[name] : undefined
    if (code === undefined) throw new ImportFault(file, path, `${name} is not in info.registry.people`)
    return personId(`cricsheet:${code}`)
  }
  const names = new Map<number, string>()
  const squadOf = (team: string): SquadMember[] => {
    const deeds = deedsOf(innings, team)
    const listed = info.players[team] ?? []
    // Who comes in for another is not always listed.
    const all = [...new Set([...listed, ...deeds.batted, ...deeds.bowled])]
    return all.map((name, at) => {
      const id = idOf(name, listed.includes(name) ? `info.players["${team}"][${at}]` : 'innings')
      names.set(id, name)
      return { id, number: at + 1, position: positionOf(name, deeds), isStarter: at < ELEVEN }
    })
  }
  const [home, away] = info.teams
  const squads = { home: squadOf(home), away: squadOf(away) }
  const people = [...names].map(([id, name]) => ({ id, names: plainNames(name) }))
  return { idOf, people, squads }
}
