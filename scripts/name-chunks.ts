import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Rolldown } from 'vite'

/** The file names of the browser's chunks before they are renamed by content. */
export const CHUNK_FILES = 'assets/[name].js'

/** A chunk without imports of more characters than this gets its own digest, and so keeps its URL while unchanged. */
const ALONE_LENGTH = 50_000

type Chunk = Rolldown.OutputChunk

const chunksOf = (output: Rolldown.OutputBundle): Chunk[] =>
  Object.values(output).filter((file): file is Chunk => file.type === 'chunk')

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8)

const standsAlone = ({ code, imports, dynamicImports, isEntry }: Chunk): boolean =>
  !isEntry && imports.length === 0 && dynamicImports.length === 0 && code.length > ALONE_LENGTH

/**
 * Moves the browser's chunks into a folder named by the digest of all of them: `assets/<digest>/index.js`. Nearly all
 * chunks import each other, so with a digest in each name any change would change all names too, and every page would
 * carry all digests. Large chunks without imports get their own digest. Returns the function from old to new names.
 */
export function nameByContent(output: Rolldown.OutputBundle): (fileName: string) => string {
  const chunks = chunksOf(output)
  const alone = chunks.filter(standsAlone)
  const shared = chunks.filter((chunk) => !alone.includes(chunk))
  const names = new Map(alone.map(({ fileName, code }) => [fileName, fileName.replace(/\.js$/, `-${digest(code)}.js`)]))
  for (const chunk of shared)
    for (const [from, to] of names)
      chunk.code = chunk.code.replaceAll(`./${path.basename(from)}`, `../${path.basename(to)}`)
  const content = shared.map(({ fileName, code }) => `${fileName}\n${code}\n`).sort()
  const folder = `assets/${digest(content.join(''))}`
  for (const { fileName } of shared) names.set(fileName, `${folder}/${path.basename(fileName)}`)
  const newName = (fileName: string) => names.get(fileName) ?? fileName
  for (const chunk of chunks) {
    chunk.fileName = newName(chunk.fileName)
    chunk.imports = chunk.imports.map(newName)
    chunk.dynamicImports = chunk.dynamicImports.map(newName)
  }
  return newName
}

const FILES = /m\.f=\[((?:"[^"]*",?)+)\]/

/** The first chunk's list of files to ask for ahead, with their folder once: `"a b".split(" ").map(...)`. */
export function shortFileList(code: string): string {
  return code.replace(FILES, (list, entries: string) => {
    const files = entries.split(',').map((each) => each.slice(1, -1))
    const folder = /^assets\/[\w-]+\//.exec(files[0] ?? '')?.[0]
    const isOurs = (file: string) => folder && file.startsWith(folder) && file.endsWith('.js') && !file.includes(' ')
    if (!folder || !files.every(isOurs)) return list
    const names = files.map((file) => file.slice(folder.length, -'.js'.length))
    return `m.f="${names.join(' ')}".split(" ").map(n=>"${folder}"+n+".js")`
  })
}

const pairsOf = (list: string): [from: string, to: string][] =>
  list.split(',').map((each) => {
    const [from = '', to = from] = each.split(' as ')
    return [from, to]
  })
const listOf = (pairs: [from: string, to: string][]): string =>
  pairs.map(([from, to]) => (from === to ? from : `${from} as ${to}`)).join(',')

/**
 * Makes the first chunk export everything by its local name: `export{Jl,F}` instead of `export{Jl as $,F as $t}`. It
 * has more than a hundred exports.
 */
export function exportByOwnNames(output: Rolldown.OutputBundle): void {
  const chunks = chunksOf(output)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const [statement, list] = (entry && /export\{([^}]+)\};?\s*$/.exec(entry.code)) ?? []
  if (!entry || !statement || !list) return
  const ownNames = new Map(pairsOf(list).map(([own, name]) => [name, own]))
  entry.code = entry.code.replace(statement, () => `export{${[...new Set(ownNames.values())].join(',')}};`)
  const from = `from"./${path.basename(entry.fileName)}"`
  const ownNameOf = (name: string, fileName: string): string => {
    const own = ownNames.get(name)
    if (!own) throw new Error(`${fileName} imports ${name}, which ${entry.fileName} does not export`)
    return own
  }
  for (const chunk of chunks) {
    const [last = '', ...rest] = chunk.code.split(from).reverse()
    const imports = rest.reverse().map((before) => {
      const [all, names] = /import\{([^}]+)\}$/.exec(before) ?? []
      if (!all || !names) throw new Error(`${chunk.fileName} imports ${entry.fileName} otherwise than by names`)
      const own = pairsOf(names).map(([name, local]): [string, string] => [ownNameOf(name, chunk.fileName), local])
      return `${before.slice(0, -all.length)}import{${listOf(own)}}${from}`
    })
    if (imports.length > 0) chunk.code = `${imports.join('')}${last}`
  }
}
