import { generateKeyPairSync } from 'node:crypto'
import { pathToFileURL } from 'node:url'

const part = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')

/** New keys for VAPID_KEYS (backend/core/env.ts), as JSON. */
export function newVapidKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y, d } = privateKey.export({ format: 'jwk' })
  // A point that is not compressed begins with 4.
  return JSON.stringify({
    publicKey: Buffer.concat([Buffer.of(4), part(x), part(y)]).toString('base64url'),
    privateKey: d,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(`${newVapidKeys()}\n`)
