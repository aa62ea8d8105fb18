import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The state folder of a local run: `DATA_DIR`, else `.state`. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => path.resolve(ROOT, env.DATA_DIR ?? '.state')

const randomSecret = (): string => randomBytes(32).toString('hex')

/** A secret of a local run: generated once and stored in the state folder, readable by its owner only. */
export function localSecret(dataDir: string, name: string, make: () => string = randomSecret): string {
  const file = path.join(dataDir, `${name}.secret`)
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim()
  fs.mkdirSync(dataDir, { recursive: true })
  const secret = make()
  fs.writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
