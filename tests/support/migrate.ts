/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] }
type D1Migration = Parameters<typeof applyD1Migrations>[1][number]

await applyD1Migrations(DB, MIGRATIONS)
