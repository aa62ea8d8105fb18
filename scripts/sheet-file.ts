import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const SHEET = /^assets\/styles-[\w-]+\.css$/

/**
 * Moves the style sheet's file to the browser's files: only the server names it (app/server/style-sheet.ts), so only its
 * build, which is the later one, has it.
 */
export const sheetFile = (): Plugin => ({
  name: 'sheet-file',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  writeBundle({ dir = '' }, output) {
    const name = Object.keys(output).find((file) => SHEET.test(file))
    if (!name) throw new Error('the build has no style sheet')
    const { root, environments } = this.environment.getTopLevelConfig()
    const target = path.resolve(root, environments.client?.build.outDir ?? '', name)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.renameSync(path.join(dir, name), target)
  },
})
