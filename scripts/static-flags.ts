import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = path.resolve(import.meta.dirname, '../node_modules/country-flag-icons/3x2')
const isFlag = (name: string) => /^[A-Z]{2}\.svg$/.test(name)

/** Serves the flags of the package as `/flags/GB.svg`: a page loads those it shows, and no code lists them all. */
export const staticFlags = (): Plugin => ({
  name: 'static-flags',
  configureServer: ({ middlewares }) => {
    middlewares.use('/flags', (request, response, next) => {
      const name = path.basename(request.url ?? '')
      if (!isFlag(name) || !fs.existsSync(path.join(FOLDER, name))) return next()
      response.setHeader('content-type', 'image/svg+xml')
      return response.end(fs.readFileSync(path.join(FOLDER, name)))
    })
  },
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const name of fs.readdirSync(FOLDER).filter(isFlag))
      this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: fs.readFileSync(path.join(FOLDER, name)) })
  },
})
