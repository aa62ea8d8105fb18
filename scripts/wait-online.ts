import path from 'node:path'
import type { Plugin } from 'vite'

/** The module with the function that Vite puts around each dynamic import of the browser's build. */
const HELPER = '\0vite/preload-helper.js'

/** Replaces that function by ours, for all of them; fails when Vite does not ask for it by this name any more. */
export function waitOnline(): Plugin {
  let isReplaced = false
  return {
    name: 'wait-online',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id !== HELPER) return
      isReplaced = true
      return `export { loadCode as __vitePreload } from ${JSON.stringify(path.resolve('app/lib/load-code.ts'))}`
    },
    generateBundle() {
      if (!isReplaced) throw new Error(`${JSON.stringify(HELPER)} is no module of the build any more`)
    },
  }
}
