import fs from 'node:fs'
import path from 'node:path'
import type { Brand } from '#brands/brand.ts'
import { ROOT } from './site.ts'

/** The record of a demo brand. */
export const demoBrand = (id: 'main' | 'arena' | 'tribuna'): Brand =>
  JSON.parse(fs.readFileSync(path.join(ROOT, `brands/${id}.json`), 'utf8')) as Brand

/** A brand for one test, with its own hostname and the browser's time zone; otherwise like `main` with `changes`. */
export function testBrand(id: string, changes: Partial<Brand> = {}): Brand {
  return { ...demoBrand('main'), id, hosts: [`${id}.localhost`], defaultLanguage: 'en_US', timeZone: 'UTC', ...changes }
}

/** The same origin under another brand's hostname. */
export const originOf = (origin: string, host: string): string => `http://${host}:${new URL(origin).port}`
