import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

const MESSAGES = path.resolve('app/paraglide/messages')
const INDEX = path.join(MESSAGES, '_index.js')
const MANIFEST = path.resolve('.cache/message-scripts.json')
const VIRTUAL = 'virtual:message-scripts'

const plain = (id: string) => path.resolve(id.split('?')[0] ?? id)
const languages = () =>
  fs
    .readdirSync(MESSAGES)
    .filter((file) => file.endsWith('.js') && file !== '_index.js')
    .map((file) => file.slice(0, -3))

/** The messages that browser chunks really call. */
function usedKeys(bundle: Rolldown.OutputBundle): string[] {
  const used = new Set<string>()
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    for (const [id, module] of Object.entries(chunk.modules))
      if (plain(id) === INDEX) for (const name of module.renderedExports) used.add(name)
  }
  return [...used].sort()
}

/** One classic script that puts one language's messages on `globalThis.__m`. */
async function bundleLanguage(language: string, keys: string[]): Promise<string> {
  const entry = `\0messages:${language}`
  const source = path.join(MESSAGES, `${language}.js`)
  const table = keys.map((key) => `${key}:m.${key}`).join(',')
  const build = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'messages',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `import * as m from ${JSON.stringify(source)}; globalThis.__m={${table}}` : undefined,
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  return output[0].code
}

/**
 * A browser gets the messages of one language only: in the client build each message is a stub that looks
 * itself up on `globalThis.__m`, and every language becomes a small hashed script that the root route links.
 */
export function splitMessages(): Plugin[] {
  return [
    {
      name: 'split-messages:client',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: (environment) => environment.name === 'client',
      load(id) {
        if (plain(id) !== INDEX) return
        const keys = [...fs.readFileSync(INDEX, 'utf8').matchAll(/^export const (\w+) =/gm)].map((match) => match[1])
        const stubs = keys.map(
          (key) => `export const ${key} = /*#__PURE__*/ (() => (i) => globalThis.__m.${key}(i))();`,
        )
        return { code: stubs.join('\n'), moduleSideEffects: false }
      },
      async generateBundle(_options, bundle) {
        const keys = usedKeys(bundle)
        const manifest: Record<string, string> = {}
        for (const language of languages()) {
          const source = await bundleLanguage(language, keys)
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
          const fileName = `assets/i18n/${language}.${hash}.js`
          this.emitFile({ type: 'asset', fileName, source })
          manifest[language] = `/${fileName}`
        }
        fs.mkdirSync(path.dirname(MANIFEST), { recursive: true })
        fs.writeFileSync(MANIFEST, JSON.stringify(manifest))
      },
    },
    {
      name: 'split-messages:manifest',
      resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
      load(id) {
        if (id !== `\0${VIRTUAL}`) return
        const isServerBuild = this.environment.name === 'ssr' && this.environment.mode === 'build'
        return `export default ${isServerBuild ? fs.readFileSync(MANIFEST, 'utf8') : '{}'}`
      },
    },
  ]
}
