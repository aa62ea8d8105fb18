import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4300)
export const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--autoplay-policy=no-user-gesture-required'],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `${baseURL}/healthz`,
    timeout: 90_000,
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(port), DATA_DIR: `.cache/e2e-${port}` },
    stdout: 'pipe',
  },
})
