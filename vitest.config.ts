import fs from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { TEST_VAPID_KEYS } from './tests/support/vapid-keys.ts'

const UNIT_TESTS = ['{app,backend,brands,contract,scripts}/**/*.test.{ts,tsx}']
const WORKERD_TESTS = '**/*.workerd.test.ts'
const mocking = fs
  .globSync(UNIT_TESTS, { exclude: [WORKERD_TESTS] })
  .filter((file) => /\bvi\.mock\(/.test(fs.readFileSync(file, 'utf8')))

export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Modules are read once for all files.
          isolate: false,
          setupFiles: ['./tests/support/restore-globals.ts'],
          testTimeout: 20_000,
          include: UNIT_TESTS,
          exclude: [WORKERD_TESTS, ...mocking],
        },
      },
      // What a mock stands in for must not be known to another file.
      { test: { name: 'unit-mocking', include: mocking, testTimeout: 20_000 } },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './backend/index.ts',
            wrangler: { configPath: './backend/wrangler.toml' },
            miniflare: {
              // For tests that take a database apart.
              d1Databases: { SPARE_DB: 'spare' },
              bindings: {
                ENVIRONMENT: 'local',
                FEED_SECRET: 'feed-secret-of-the-tests',
                OUTBOX: '1',
                SANDBOX_PAYMENTS: '1',
                // Brands say which rooms have one: those of the tests have none, unless they say so.
                SIMULATED_CROWD: '1',
                HUMAN_CHECK_TRIES: '3',
                // `npm run test:all` does more of what is random.
                SWEEPS: mode === 'sweeps' ? '1' : '0',
                AUTH_SECRET: 'auth-secret-of-the-tests',
                CARD_KEYS: `test:${'5a'.repeat(32)}`,
                IDENTITY_KEYS: `test:${'6b'.repeat(32)}`,
                TWO_STEP_KEYS: `test:${'7c'.repeat(32)}`,
                VAPID_KEYS: JSON.stringify(TEST_VAPID_KEYS),
                VAPID_SUBJECT: 'mailto:tests@example.org',
                MATCH_MIGRATIONS: await readD1Migrations('./backend/db/matches/migrations'),
                ACCOUNT_MIGRATIONS: await readD1Migrations('./backend/db/accounts/migrations'),
                LEDGER_MIGRATIONS: await readD1Migrations('./backend/db/ledger/migrations'),
                SEARCH_MIGRATIONS: await readD1Migrations('./backend/db/search/migrations'),
                MIGRATIONS_BEFORE_SPLIT: await readD1Migrations('./backend/db/migrations-before-split'),
              },
            },
          })),
        ],
        test: {
          name: 'workerd',
          include: ['backend/**/*.workerd.test.ts'],
          // One worker and one database for all files; tests use rows of their own.
          isolate: false,
          setupFiles: ['./tests/support/backend/set-up.ts'],
          globalSetup: ['./tests/support/smtp-server.ts', './tests/support/stripe-server.ts'],
          // For a machine half as fast, beside the build and the other tests.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // As with the browser's tests: one in 1,500 must not keep a change from landing, and none in the sweeps.
          retry: mode === 'sweeps' ? 0 : 1,
          // workerd cannot read what vitest would keep on the disk.
          fsModuleCache: false,
        },
      },
      { test: { name: 'arch', isolate: false, include: ['tests/arch/**/*.test.ts'] } },
    ],
  },
}))
