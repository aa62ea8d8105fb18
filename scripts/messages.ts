import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BASE, COMPLETE_TAGS, misplacedKeys, readTables, TAGS, updateTables } from './message-files.ts'
import { type Additions, faultsOf, merge, missingKeys, problemsOf, type Tables, unusedKeys } from './message-table.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, 'messages')
const INCOMPLETE_TAGS = TAGS.filter((tag) => !COMPLETE_TAGS.includes(tag))

const USAGE = `npm run messages -- <command>

  add <file.json | ->      merge { key: { ${COMPLETE_TAGS.map((tag) => JSON.stringify(tag)).join(', ')} } } into messages/
                           (- reads standard input; other languages may be given too; --force replaces text)
  check                    problems of the complete languages; unused keys are listed (--unused: they fail too)
  missing [tag]            keys that the other languages do not have
  rename <key> <new key>
  remove <key>...

A key is <area>_<place>_<meaning>; its first word decides the folder: notice_ and provider_ (site and backend) are in
messages/shared, bill_, code_, mail_ and tell_ in messages/backend, name_ in messages/names, all others in messages/.
A message is text with {placeholders}, or for plurals
  [{ "declarations": ["input count", "local countPlural = count: plural"], "selectors": ["countPlural"],
     "match": { "countPlural=one": "{count} goal", "countPlural=*": "{count} goals" } }]
always with a * variant. After a change, node scripts/compile-messages.ts generates the functions m.<key>().
`

function add(source: string, isForced: boolean): string {
  const additions = JSON.parse(fs.readFileSync(source === '-' ? 0 : source, 'utf8')) as Additions
  const faults = Object.entries(additions).flatMap(([key, messages]) => faultsOf(key, messages, COMPLETE_TAGS, TAGS))
  if (faults.length > 0) throw new Error(`nothing added:\n${faults.join('\n')}`)
  updateTables(FOLDER, (tables) => merge(tables, additions, isForced))
  return `${Object.keys(additions).length} keys added`
}

function check(failsOnUnused: boolean): string {
  const tables = readTables(FOLDER)
  const problems = [...problemsOf(tables, BASE, COMPLETE_TAGS), ...misplacedKeys(FOLDER)]
  const unused = unusedKeys(tables[BASE] ?? {}, sources())
  if (problems.length > 0 || (failsOnUnused && unused.length > 0)) process.exitCode = 1
  const lines = [...problems, ...unused.map((key) => `${key}: unused`)]
  return [
    ...lines,
    `${Object.keys(tables[BASE] ?? {}).length} keys, ${problems.length} problems, ${unused.length} unused`,
  ].join('\n')
}

function sources(): string[] {
  return fs
    .globSync('{app,backend,contract}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['{app,backend}/paraglide/**'] })
    .filter((file) => !file.includes('.test.'))
    .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
}

function missing(tag: string | undefined): string {
  const tables = readTables(FOLDER)
  if (tag !== undefined && !TAGS.includes(tag)) throw new Error(`${tag} is not one of ${TAGS.join(', ')}`)
  if (tag !== undefined)
    return [...missingKeys(tables, BASE, tag), `${missingKeys(tables, BASE, tag).length} missing`].join('\n')
  return INCOMPLETE_TAGS.map((each) => `${each}: ${missingKeys(tables, BASE, each).length} missing`).join('\n')
}

/** Applies a change to every language that has the key; throws for an unknown key. */
function changeKeys(keys: string[], change: (tables: Tables, key: string) => void): void {
  updateTables(FOLDER, (tables) => {
    for (const key of keys) {
      if (tables[BASE]?.[key] === undefined) throw new Error(`there is no key ${key}`)
      change(tables, key)
    }
    return tables
  })
}

function remove(keys: string[]): string {
  changeKeys(keys, (tables, key) => {
    for (const table of Object.values(tables)) delete table[key]
  })
  return `${keys.length} keys removed`
}

function rename(from: string, to: string): string {
  changeKeys([from], (tables) => {
    if (tables[BASE]?.[to] !== undefined) throw new Error(`${to} is taken`)
    for (const table of Object.values(tables)) {
      if (table[from] === undefined) continue
      table[to] = table[from]
      delete table[from]
    }
  })
  return `${from} renamed to ${to}`
}

function run(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, unused: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [command, first, second] = positionals
  if (values.help || command === undefined) return USAGE
  if (command === 'add' && first !== undefined) return add(first, values.force ?? false)
  if (command === 'check') return check(values.unused ?? false)
  if (command === 'missing') return missing(first)
  if (command === 'rename' && first !== undefined && second !== undefined) return rename(first, second)
  if (command === 'remove' && first !== undefined) return remove(positionals.slice(1))
  throw new Error(USAGE)
}

try {
  process.stdout.write(`${run()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
