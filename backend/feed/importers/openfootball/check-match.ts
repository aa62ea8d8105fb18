import { ImportFault } from '../import-fault.ts'
import type { ImportedMatch, ImportedTeam } from '../imported-season.ts'
import { rowName, type SourceMatch } from './source.ts'

/** Refuses scores that contradict each other. `path`: the match's in the file, `matches[3]`. */
export function checkMatch(file: string, path: string, match: Omit<SourceMatch, 'round' | 'time'>): void {
  const { ht, ft, et, p } = match.score ?? {}
  const fault = (field: string, problem: string) => new ImportFault(file, `${path}.${field}`, problem, rowName(match))
  if (match.team1 === match.team2) throw fault('team2', 'a team plays itself')
  if (!ft && (ht || et || p)) throw fault('score.ft', 'missing beside another score')
  if (ht && ft && (ht[0] > ft[0] || ht[1] > ft[1])) throw fault('score.ht', 'more goals at half-time than at full-time')
  if (et && ft && (et[0] < ft[0] || et[1] < ft[1])) throw fault('score.et', 'fewer goals after extra time than before')
}

export function checkIds(file: string, things: readonly (ImportedTeam | ImportedMatch)[]): void {
  if (new Set(things.map((thing) => thing.id)).size < things.length)
    throw new ImportFault(file, '', 'two teams or matches fell on one id')
}
