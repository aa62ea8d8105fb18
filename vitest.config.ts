import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,backend,brands,contract,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workerd.test.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './backend/index.ts',
            wrangler: { configPath: './backend/wrangler.toml' },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'local',
                FEED_SECRET: 'feed-secret-of-the-tests',
                AUTH_SECRET: 'auth-secret-of-the-tests',
                MIGRATIONS: await readD1Migrations('./backend/db/migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'workerd',
          include: ['backend/**/*.workerd.test.ts'],
          setupFiles: ['./tests/support/migrate.ts'],
          globalSetup: ['./tests/support/smtp-server.ts'],
          testTimeout: 30_000,
          // workerd cannot read what vitest would keep on the disk.
          fsModuleCache: false,
        },
      },
      { test: { name: 'arch', include: ['tests/arch/**/*.test.ts'] } },
    ],
  },
})
