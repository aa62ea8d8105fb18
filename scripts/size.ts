import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { MessageScripts } from './message-parts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const CLIENT = path.join(ROOT, 'dist/client')

const LIST_KB = 150
const MATCH_KB = 180
/** What the login dialog may add to a page when it is first opened. */
const DIALOG_KB = 75

/** The kinds of pages: their route, what they fetch at once beyond it, and what their scripts may weigh. */
const PAGES = [
  { page: '/', route: '/', budgetKb: LIST_KB },
  { page: '/match', route: '/match/{-$game}', budgetKb: LIST_KB },
  { page: '/$game/data', route: '/$game/data', budgetKb: LIST_KB },
  { page: '/live', route: '/live/', budgetKb: LIST_KB },
  { page: '404', route: undefined, budgetKb: LIST_KB },
  { page: '/$game/$id', route: '/$game/$id', atOnce: ['overview-panel'], budgetKb: MATCH_KB },
  { page: '/live/$id', route: '/live/$id', budgetKb: MATCH_KB },
] as const

interface StartManifest {
  routes: Record<string, { preloads?: string[]; scripts?: { attrs: { src: string } }[] }>
}

export interface PageSize {
  page: string
  budgetKb: number
  /** All scripts a visitor's browser loads before she presses anything, gzipped, in kB (1000 bytes). */
  totalKb: number
  codeKb: number
  /** Of the complete language that weighs most. */
  messagesKb: number
  scripts: string[]
}

const packed = new Map<string, number>()
function gzipBytes(url: string): number {
  const known = packed.get(url)
  if (known !== undefined) return known
  const bytes = gzipSync(fs.readFileSync(path.join(CLIENT, url))).length
  packed.set(url, bytes)
  return bytes
}

async function startManifest(): Promise<StartManifest> {
  const folder = path.join(ROOT, 'dist/server/assets')
  const file = fs.readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!file) throw new Error('no Start manifest in dist/server: run the build first')
  const module = (await import(pathToFileURL(path.join(folder, file)).href)) as { tsrStartManifest(): StartManifest }
  return module.tsrStartManifest()
}

/** A script and all that it imports statically. */
function reach(urls: Iterable<string>): Set<string> {
  const reached = new Set(urls)
  for (const url of reached) {
    const code = fs.readFileSync(path.join(CLIENT, url), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      reached.add(`/assets/${name}`)
  }
  return reached
}

function chunkNamed(name: string): string {
  const file = fs
    .readdirSync(path.join(CLIENT, 'assets'))
    .find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'))
  if (!file) throw new Error(`no chunk ${name} in dist/client/assets`)
  return `/assets/${file}`
}

/** The message scripts of a page in the language whose scripts weigh most. */
function heaviestMessages({ urls, routes }: MessageScripts, route: string | undefined): string[] {
  const parts = ['first' as const, ...(routes[route ?? ''] ?? [])]
  const sets = Object.keys(urls.first).map((tag) => parts.flatMap((part) => urls[part][tag] ?? []))
  return sets.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}

const sum = (urls: Iterable<string>): number => [...urls].reduce((total, url) => total + gzipBytes(url), 0)
const kb = (bytes: number): number => Math.round(bytes / 100) / 10

/** What each kind of page of the built site loads, read from the build alone. */
export async function pageSizes(): Promise<PageSize[]> {
  const { routes } = await startManifest()
  const messages = JSON.parse(fs.readFileSync(path.join(ROOT, '.cache/message-scripts.json'), 'utf8')) as MessageScripts
  const loads = (id: string) => [
    ...(routes[id]?.preloads ?? []),
    ...(routes[id]?.scripts ?? []).map(({ attrs }) => attrs.src),
  ]
  const pages = PAGES.map(({ page, route, budgetKb, ...rest }) => {
    const lazy = 'atOnce' in rest ? rest.atOnce.map(chunkNamed) : []
    const code = reach([...loads('__root__'), ...(route ? loads(route) : []), ...lazy])
    return sizeOf(page, budgetKb, code, heaviestMessages(messages, route))
  })
  return [...pages, dialogSize(reach([...loads('__root__'), ...loads('/')]), messages)]
}

function sizeOf(page: string, budgetKb: number, code: Set<string>, words: string[]): PageSize {
  const [codeBytes, wordBytes] = [sum(code), sum(words)]
  const totalKb = kb(codeBytes + wordBytes)
  return { page, budgetKb, totalKb, codeKb: kb(codeBytes), messagesKb: kb(wordBytes), scripts: [...code, ...words] }
}

/** What a home page fetches beyond its own scripts when the dialog is opened. */
function dialogSize(home: Set<string>, { urls }: MessageScripts): PageSize {
  const code = [...reach([chunkNamed('login-dialog')])].filter((url) => !home.has(url))
  const words = Object.values(urls.own).flatMap((url) => url ?? [])
  const heaviest = words.toSorted((a, b) => gzipBytes(b) - gzipBytes(a)).slice(0, 1)
  return sizeOf('login dialog', DIALOG_KB, new Set(code), heaviest)
}

export function sizeTable(sizes: readonly PageSize[]): string {
  const lines = sizes.map(({ page, totalKb, codeKb, messagesKb, budgetKb, scripts }) =>
    [
      page.padEnd(12),
      ...[totalKb, codeKb, messagesKb, budgetKb].map((value) => value.toFixed(1).padStart(9)),
      String(scripts.length).padStart(6),
      totalKb > budgetKb ? '  too big' : '',
    ].join(''),
  )
  return ['script, kB gzip  total     code messages   budget files', ...lines].join('\n')
}

if (import.meta.main) {
  const sizes = await pageSizes()
  process.stdout.write(`${sizeTable(sizes)}\n`)
  process.exitCode = sizes.some(({ totalKb, budgetKb }) => totalKb > budgetKb) ? 1 : 0
}
