import { generateKeyPairSync, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

/** A new private key for VISITOR_KEY (app/server/env.ts), as JSON. */
export function newVisitorKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomUUID() })
}

const PRIVATE_FILE = 'visitor-key.json'
const PUBLISHED_FILE = 'visitor-keys-published.json'

/** Writes a new key, and the list that publishes it beside those of a site. */
async function prepareRotation(site: string): Promise<void> {
  const response = await fetch(new URL('/.well-known/jwks.json', site))
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
  const { keys } = (await response.json()) as { keys: object[] }
  const key = newVisitorKey()
  const { d: _private, ...published } = JSON.parse(key) as { d: string }
  fs.writeFileSync(PRIVATE_FILE, key, { mode: 0o600, flag: 'wx' })
  fs.writeFileSync(PUBLISHED_FILE, JSON.stringify([...keys, published]))
  process.stdout.write(`${PRIVATE_FILE} is the new key, ${PUBLISHED_FILE} publishes it: see docs/operations.md\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [site] = process.argv.slice(2)
  if (!site) process.stderr.write('npm run visitor:key -- <url of the site>\n')
  else await prepareRotation(site)
  process.exitCode = site ? 0 : 1
}
