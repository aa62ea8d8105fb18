import fs from 'node:fs'
import path from 'node:path'
import type { Brand } from '#brands/brand.ts'
import { ROOT } from './site.ts'

/** A record of the demo brands as the repository has it. */
export const demoBrand = (id: 'main' | 'arena' | 'tribuna'): Brand =>
  JSON.parse(fs.readFileSync(path.join(ROOT, `brands/${id}.json`), 'utf8')) as Brand

/** A brand of a test's own, on its own hostname, like `main` but for what is given; in the browser's own zone. */
export function brandOfTest(id: string, changes: Partial<Brand> = {}): Brand {
  return { ...demoBrand('main'), id, hosts: [`${id}.localhost`], defaultLanguage: 'en_US', timeZone: 'UTC', ...changes }
}

/** The same origin under another brand's hostname. */
export const originOf = (origin: string, host: string): string => `http://${host}:${new URL(origin).port}`
