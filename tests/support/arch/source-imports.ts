import fs from 'node:fs'
import path from 'node:path'

export interface Import {
  from: string
  to: string
  isType: boolean
  /** A dynamic import. */
  isDynamic: boolean
  /** The imported names; empty when the whole module is imported. */
  names: readonly string[]
}

const SKIPPED = /(^|\/)(paraglide|node_modules|routeTree\.gen\.ts|.*\.test\.tsx?)(\/|$)/

/** Sources of a folder, without tests and generated files. */
export function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !SKIPPED.test(file))
}

const STATIC = /^(?:import|export)\s+(type\s)?(?:([^'"]*?)\sfrom\s+)?'([^']+)'/gm
/** `import('./a.ts')`, a call or a type. */
const DYNAMIC = /(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g

const namesIn = (clause: string): string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s+\w+$/, ''),
    )
    .filter((name) => name !== '')

/** Every import of project files in a source: values and types, static and dynamic. */
export function importsIn(file: string, text: string): Import[] {
  const entry = (target: string, isType: boolean, isDynamic: boolean, names: string[] = []): Import[] => {
    if (!/^[#.]/.test(target)) return []
    const to = target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target)
    return [{ from: file, to: to.replace(/\?.*$/, ''), isType, isDynamic, names }]
  }
  return [
    ...[...text.matchAll(STATIC)].flatMap(([, type, clause = '', target = '']) =>
      entry(target, type !== undefined, false, namesIn(clause)),
    ),
    ...[...text.matchAll(DYNAMIC)].flatMap(([, type, target = '']) => entry(target, type !== undefined, true)),
  ]
}

export const importsOf = (file: string): Import[] => importsIn(file, fs.readFileSync(file, 'utf8'))

export const inside = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`)
export const anyOf =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => inside(folder)(file))

export const arrow = ({ from, to }: Pick<Import, 'from' | 'to'>): string => `${from} → ${to}`

/** The cycles of a graph, each once, as `a → b → a`. */
export function circlesIn(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles = new Set<string>()
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): void => {
    if (way.includes(node)) circles.add([...way.slice(way.indexOf(node)), node].join(' → '))
    if (way.includes(node) || done.has(node)) return
    for (const next of uses.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of uses.keys()) visit(node, [])
  return [...circles]
}

/** Which of `nodeOf` uses which other. */
export function graphOf(
  imports: readonly Import[],
  nodeOf: (file: string) => string | undefined,
): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [user, used] = [nodeOf(from), nodeOf(to)]
    if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used))
  }
  return uses
}
