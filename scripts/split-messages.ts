import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { type MessageScripts, NO_SCRIPTS, PARTS, type Part, partsOf, sourceOf, waitForWords } from './message-parts.ts'

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

function allKeys(): Set<string> {
  const index = fs.readFileSync(path.join(MESSAGES, '_index.js'), 'utf8')
  return new Set([...index.matchAll(/^export const (\w+) =/gm)].map(([, key = '']) => key))
}

/** One classic script out of a module that has one language's messages as `m`. */
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

async function emitScripts(emit: (name: string, source: string) => string, output: Rolldown.OutputBundle) {
  const { keys, needs, routes } = partsOf(output, allKeys())
  const { urls } = structuredClone(NO_SCRIPTS)
  for (const language of languages()) {
    const put = async (part: Part, statement: string) => {
      const url = emit(`${language}.${part}`, await bundle(language, statement))
      urls[part][language] = url
      return url
    }
    const src: Record<string, string> = {}
    for (const part of PARTS) if (part !== 'first') src[part] = await put(part, sourceOf.more(keys[part], part))
    await put('first', sourceOf.first(keys.first, src))
  }
  waitForWords(output, needs)
  fs.mkdirSync(path.dirname(MANIFEST), { recursive: true })
  fs.writeFileSync(MANIFEST, JSON.stringify({ urls, routes } satisfies MessageScripts))
}

/**
 * A browser gets the messages of one language only: in the client build `m` is the table that the language's
 * own small hashed script has put on `globalThis`; the server links that script before the page's code. What
 * lists do not say is in scripts of its own, linked on the pages that say it and fetched on the way to them.
 */
export function splitMessages(): Plugin[] {
  return [
    {
      name: 'split-messages:client',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: (environment) => environment.name === 'client',
      load(id) {
        if (plain(id) === INDEX) return { code: 'export const m = globalThis.__m', moduleSideEffects: false }
      },
      async generateBundle(_options, output) {
        await emitScripts((name, source) => {
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
          const fileName = `assets/i18n/${name}.${hash}.js`
          this.emitFile({ type: 'asset', fileName, source })
          return `/${fileName}`
        }, output)
      },
    },
    {
      name: 'split-messages:manifest',
      resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
      load(id) {
        if (id !== `\0${VIRTUAL}`) return
        const isServerBuild = this.environment.name === 'ssr' && this.environment.mode === 'build'
        return `export default ${isServerBuild ? fs.readFileSync(MANIFEST, 'utf8') : JSON.stringify(NO_SCRIPTS)}`
      },
    },
  ]
}
