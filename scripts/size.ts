import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { DECLARED_ROUTES, PAGES } from './area-of.ts'
import { AREAS, type Area, FRAME_KB, TOTAL_KB } from './areas.ts'
import { CHUNKS, type ClientChunks, reachOf } from './client-chunks.ts'
import { FIRST, type MessageScripts } from './message-parts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const CLIENT = path.join(ROOT, 'dist/client')

export interface Line {
  /** A route, or the name of something loaded on demand. */
  name: string
  area: string
  /** All scripts loaded, gzipped, in kB (1000 bytes); messages in the complete language with the largest ones. */
  totalKb: number
  /** Of those, the scripts beyond the frame's, or beyond those of the page on which it is opened. */
  addedKb: number
  /** The messages' share of `addedKb`. */
  messagesKb: number
  budgetKb: number
  /** The limit of `totalKb`, if there is one. */
  limitKb?: number
  /** Scripts added. */
  scripts: string[]
}

const packed = new Map<string, number>()
function gzipBytes(url: string): number {
  const known = packed.get(url) ?? gzipSync(fs.readFileSync(path.join(CLIENT, url))).length
  packed.set(url, known)
  return known
}
const sum = (urls: Iterable<string>): number => [...urls].reduce((total, url) => total + gzipBytes(url), 0)
const kb = (bytes: number): number => Math.round(bytes / 100) / 10

interface StartManifest {
  routes: Record<string, { preloads?: string[]; scripts?: { attrs: { src: string } }[] }>
}

async function startManifest(): Promise<StartManifest> {
  const folder = path.join(ROOT, 'dist/server/assets')
  const file = fs.readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!file) throw new Error('no Start manifest in dist/server: run the build first')
  const module = (await import(pathToFileURL(path.join(folder, file)).href)) as { tsrStartManifest(): StartManifest }
  return module.tsrStartManifest()
}

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as T

/** The code and message parts that a browser has loaded. */
interface Load {
  code: Set<string>
  parts: Set<string>
}

/** Lines of the table: the frame, every kind of page, and everything loaded on demand. Reads the build's output. */
export async function sizeLines(): Promise<Line[]> {
  const { routes } = await startManifest()
  const messages = readJson<MessageScripts>('.cache/message-scripts.json')
  const chunks = readJson<ClientChunks>(CHUNKS)
  const escaped = Object.keys(routes).filter((route) => route !== '__root__' && !DECLARED_ROUTES.has(route))
  if (escaped.length > 0) throw new Error(`routes in no area of scripts/areas.ts: ${escaped.join(', ')}`)

  const reach = (urls: Iterable<string>): Set<string> => reachOf(urls, chunks)
  const codeOf = (route: string) => [
    ...(routes[route]?.preloads ?? []),
    ...(routes[route]?.scripts ?? []).map(({ attrs }) => attrs.src),
  ]
  const startOf = (module: string): string => {
    const url = chunks.starts[module]
    if (!url) throw new Error(`${module} is not loaded on demand`)
    return url
  }
  const partsOf = (names: readonly string[]) => names.flatMap((name) => messages.routes[name] ?? [])
  const heaviest = (parts: Iterable<string>): number =>
    Math.max(
      0,
      ...Object.keys(messages.urls[FIRST] ?? {}).map((tag) =>
        sum([...parts].flatMap((part) => messages.urls[part]?.[tag] ?? [])),
      ),
    )

  const frame: Load = { code: reach(codeOf('__root__')), parts: new Set([FIRST]) }
  /** The layout routes of a route. */
  const above = (route: string) => Object.keys(routes).filter((each) => route.startsWith(`${each}/`))
  const loads = new Map<string, Load>(
    PAGES.map(({ route, atOnce = [] }) => [
      route,
      {
        code: reach([...frame.code, ...[...above(route), route].flatMap(codeOf), ...atOnce.map(startOf)]),
        parts: new Set([FIRST, ...partsOf([...above(route), route])]),
      },
    ]),
  )
  function line(name: string, area: string, load: Load, base: Load | undefined, budgetKb: number): Line {
    const scripts = [...load.code].filter((url) => !base?.code.has(url))
    const added = heaviest([...load.parts].filter((part) => !base?.parts.has(part)))
    return {
      name,
      area,
      totalKb: kb(sum(load.code) + heaviest(load.parts)),
      addedKb: kb(sum(scripts) + added),
      messagesKb: kb(added),
      budgetKb,
      scripts,
    }
  }
  const pages = PAGES.flatMap(({ route, area, group, budgetKb, variants = {} }) => {
    const load = loads.get(route)
    const limitKb = TOTAL_KB[group]
    if (!load) return []
    return [
      { ...line(route, area, load, frame, budgetKb), ...(limitKb && { limitKb }) },
      ...Object.entries(variants).map(([name, { module, budgetKb: itsBudgetKb }]) => ({
        ...line(
          `  ${name}`,
          area,
          {
            code: reach([...load.code, startOf(module)]),
            parts: new Set([...load.parts, ...partsOf([`${route} ${name}`])]),
          },
          frame,
          itsBudgetKb,
        ),
        ...(limitKb && { limitKb }),
      })),
    ]
  })
  const onDemand = (Object.entries(AREAS) as [string, Area][]).flatMap(([area, { onDemand = [], soon = [] }]) =>
    [...soon, ...onDemand].map(({ name, modules, from, budgetKb }) => {
      const base = loads.get(from)
      if (!base) throw new Error(`${name} is opened on ${from}, which is no page`)
      const starts = modules.map(startOf)
      const code = reach([...base.code, ...starts])
      const parts = new Set([...base.parts, ...starts.flatMap((url) => messages.starts[url] ?? [])])
      return line(name, area, { code, parts }, base, budgetKb)
    }),
  )
  return [line('frame, 404', 'shell', frame, undefined, FRAME_KB), ...pages, ...onDemand]
}

/** Whether a line exceeds its budget or limit. */
export const isOver = ({ addedKb, budgetKb, totalKb, limitKb }: Line): boolean =>
  addedKb > budgetKb || (limitKb !== undefined && totalKb > limitKb)

export function sizeTable(lines: readonly Line[]): string {
  const rows = lines.map((line) =>
    [
      line.name.padEnd(28),
      line.area.padEnd(7),
      ...[line.totalKb, line.limitKb, line.addedKb, line.messagesKb, line.budgetKb].map((value) =>
        (value?.toFixed(1) ?? '').padStart(9),
      ),
      String(line.scripts.length).padStart(6),
      isOver(line) ? '  too big' : '',
    ].join(''),
  )
  const head = `${'script, kB gzip'.padEnd(28)}${'area'.padEnd(7)}    total    limit    added messages   budget files`
  return [head, ...rows].join('\n')
}

if (import.meta.main) {
  const lines = await sizeLines()
  process.stdout.write(`${sizeTable(lines)}\n`)
  process.exitCode = lines.some(isOver) ? 1 : 0
}
