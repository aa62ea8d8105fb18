import { ImportFault } from '../import-fault.ts'
import type { SourceText } from '../importer.ts'

/** A line of a file. `path` names it in faults. */
export interface SourceLine {
  path: string
  type: string
  fields: string[]
}

export interface SourceGame {
  file: string
  path: string
  /** `ANA202007310` */
  id: string
  info: ReadonlyMap<string, string>
  /** `start`, `play`, `sub`, `radj` and `data`, in their order. */
  lines: SourceLine[]
}

const LINE_CHARS_MAX = 1000
const LINES_MAX = 3000
const READ: ReadonlySet<string> = new Set(['start', 'play', 'sub', 'radj', 'data'])

/** Values between commas, which a value in quotes may have too. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain = '']) => quoted ?? plain)

/** The games of an event file. What is not named above is not read. */
export function gamesOf({ file, text }: SourceText): SourceGame[] {
  const games: (SourceGame & { info: Map<string, string> })[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const path = `line ${at + 1}`
    if (line.length > LINE_CHARS_MAX) throw new ImportFault(file, path, 'too long for a line of an event file')
    const [type = '', ...fields] = fieldsOf(line)
    if (type === 'id') {
      const [id = ''] = fields
      if (!/^[A-Z0-9]{3}\d{8}[0-3]$/.test(id)) throw new ImportFault(file, path, `no id of a game: ${id}`)
      games.push({ file, path, id, info: new Map(), lines: [] })
      continue
    }
    const game = games.at(-1)
    if (!game) throw new ImportFault(file, path, 'it comes before the id of a game')
    if (type === 'info') game.info.set(fields[0] ?? '', fields[1] ?? '')
    if (!READ.has(type)) continue
    game.lines.push({ path, type, fields })
    if (game.lines.length > LINES_MAX)
      throw new ImportFault(file, path, `game ${game.id} has more than ${LINES_MAX} lines`)
  }
  return games
}

/** `ANA,A,Anaheim,Angels`: names of teams by their code. */
export function teamsOf({ file, text }: SourceText): Map<string, string> {
  const names = new Map<string, string>()
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [code = '', , city = '', name = ''] = fieldsOf(line)
    if (!/^[A-Z0-9]{3}$/.test(code) || city === '' || line.length > LINE_CHARS_MAX)
      throw new ImportFault(file, `line ${at + 1}`, 'no code and name of a team: ANA,A,Anaheim,Angels')
    names.set(code, `${city} ${name}`.trim())
  }
  return names
}
