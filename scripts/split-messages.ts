import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { AREAS } from './areas.ts'
import { startsOf } from './client-chunks.ts'
import { FIRST, type MessageScripts, NO_SCRIPTS, partsOf, sourceOf, waitForWords } from './message-parts.ts'
import { exportByOwnNames, nameByContent } from './name-chunks.ts'

const MESSAGES = path.resolve('app/paraglide/messages')
const INDEX = path.resolve('app/paraglide/messages.js')
const MANIFEST = path.resolve('.cache/message-scripts.json')
const VIRTUAL = 'virtual:message-scripts'

const plain = (id: string) => path.resolve(id.split('?')[0] ?? id)
const languages = () =>
  fs
    .readdirSync(MESSAGES)
    .filter((file) => file.endsWith('.js') && file !== '_index.js')
    .map((file) => file.slice(0, -3))

/**
 * A short name for each message, used in the browser's chunks and scripts. The `$` distinguishes it from other
 * properties of minified code.
 */
function shortNames(): Map<string, string> {
  const index = fs.readFileSync(path.join(MESSAGES, '_index.js'), 'utf8')
  const keys = [...index.matchAll(/^export const (\w+) =/gm)].map(([, key = '']) => key)
  const ofFrame = (key: string) => FRAME_PREFIXES.has(key.slice(0, key.indexOf('_')))
  const first = keys.toSorted().toSorted((a, b) => Number(ofFrame(b)) - Number(ofFrame(a)))
  return new Map(first.map((key, number) => [key, `$${number.toString(36)}`]))
}

/** The shortest names are those of words that every page uses. */
const FRAME_PREFIXES: ReadonlySet<string> = new Set([...AREAS.shell.messages, ...AREAS.session.messages])

/** Replaces `m.<key>` by the message's short name. */
export function withShortNames(code: string, idOf: ReadonlyMap<string, string>): string {
  return code.replace(/\bm\.([a-z]\w*)/g, (call, key: string) => {
    const id = idOf.get(key)
    return id ? `m.${id}` : call
  })
}

/** Throws when a chunk uses a message by its key, which the scripts do not have: it must be called as `m.<key>`. */
export function refuseLongNames(output: Rolldown.OutputBundle, idOf: ReadonlyMap<string, string>): void {
  for (const file of Object.values(output))
    for (const [, name = ''] of file.type === 'chunk' ? file.code.matchAll(/\.([a-z]\w*_\w+)/g) : [])
      if (idOf.has(name)) throw new Error(`${file.fileName} asks for the message ${name} otherwise than as m.${name}`)
}

/** Bundles a module with one language's messages as `m` into a classic script. */
async function bundle(language: string, statement: string): Promise<string> {
  const entry = `\0messages:${language}`
  const source = path.join(MESSAGES, `${language}.js`)
  const build = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'messages',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `import * as m from ${JSON.stringify(source)}; ${statement}` : undefined),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  return output[0].code
}

/** Bundles a language's scripts. They are in one folder named by all of them, so that the first need not name the others. */
async function scriptsOf(
  language: string,
  keys: ReadonlyMap<string, Iterable<string>>,
  idOf: ReadonlyMap<string, string>,
): Promise<{ folder: string; sources: Map<string, string> }> {
  const sources = new Map<string, string>()
  for (const [part, its] of keys)
    if (part !== FIRST) sources.set(part, await bundle(language, sourceOf.more(its, idOf, part)))
  const first = (folder: string) => bundle(language, sourceOf.first(keys.get(FIRST) ?? [], idOf, folder))
  const hash = createHash('sha256').update(await first(''))
  for (const [part, source] of sources) hash.update(part).update(source)
  const folder = `assets/i18n/${language}.${hash.digest('hex').slice(0, 8)}/`
  return { folder, sources: sources.set(FIRST, await first(`/${folder}`)) }
}

async function emitScripts(
  emit: (fileName: string, source: string) => void,
  output: Rolldown.OutputBundle,
  idOf: ReadonlyMap<string, string>,
  chunkStarts: ReadonlyMap<string, readonly string[]>,
) {
  refuseLongNames(output, idOf)
  const { keys, needs, routes } = partsOf(output, new Map([...idOf].map(([key, id]) => [id, key])), chunkStarts)
  const urls: MessageScripts['urls'] = {}
  for (const language of languages()) {
    const { folder, sources } = await scriptsOf(language, keys, idOf)
    for (const [part, source] of sources) {
      emit(`${folder}${part}.js`, source)
      urls[part] = { ...urls[part], [language]: `/${folder}${part}.js` }
    }
  }
  waitForWords(output, needs)
  exportByOwnNames(output)
  // The last step, since the names depend on the files' content.
  const newName = nameByContent(output)
  const starts = Object.fromEntries([...needs].map(([file, part]) => [`/${newName(file)}`, part]))
  fs.mkdirSync(path.dirname(MANIFEST), { recursive: true })
  fs.writeFileSync(MANIFEST, JSON.stringify({ urls, routes, starts } satisfies MessageScripts))
}

/** The data with which the server links the scripts of a page's messages. */
function scriptsForPages(): string {
  const { urls, routes } = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as MessageScripts
  const parts = new Set([FIRST, ...Object.values(routes)])
  return JSON.stringify({ urls: Object.fromEntries(Object.entries(urls).filter(([part]) => parts.has(part))), routes })
}

/**
 * The browser loads the messages of one language only. In the client build `m` is a table on `globalThis`, filled by
 * the language's scripts: one for the frame and the lists, and further ones for each area. The server links the scripts
 * of a page before its code; the others are fetched with the chunks that need them.
 */
export function splitMessages(): Plugin[] {
  let idOf: ReadonlyMap<string, string> = new Map()
  return [
    {
      name: 'split-messages:client',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: (environment) => environment.name === 'client',
      load(id) {
        if (plain(id) === INDEX) return { code: 'export const m = globalThis.__m', moduleSideEffects: false }
      },
      transform: {
        // The contract has functions that get `m` as an argument.
        filter: { id: /\/(?:app\/(?!paraglide\/)|contract\/).*\.tsx?(?:\?|$)/, code: /\bm\.[a-z]/ },
        handler(code) {
          if (idOf.size === 0) idOf = shortNames()
          return withShortNames(code, idOf)
        },
      },
      async generateBundle(_options, output) {
        await emitScripts(
          (fileName, source) => {
            this.emitFile({ type: 'asset', fileName, source })
          },
          output,
          idOf,
          startsOf(output, this),
        )
      },
    },
    {
      name: 'split-messages:manifest',
      resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
      load(id) {
        if (id !== `\0${VIRTUAL}`) return
        const isServerBuild = this.environment.name === 'ssr' && this.environment.mode === 'build'
        return `export default ${isServerBuild ? scriptsForPages() : JSON.stringify(NO_SCRIPTS)}`
      },
    },
  ]
}
