import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/ensure-browser.ts'

const port = Number(process.env.E2E_PORT ?? 4300)
const baseURL = `http://localhost:${port}`
// Hundreds of sign-ins: each site of the tests asks for less work than a phone's second.
process.env.HUMAN_CHECK_TRIES ??= '3'
// All tests come from one address; those about its limit name another, and cause as much work at once.
process.env.GUEST_WORK_PER_SECOND ??= '2000'
// What a sweep does must not depend on when a test runs.
process.env.CRONS ??= '0'
// What is said in a room is what the test says; the crowd's own tests switch it on.
process.env.SIMULATED_CROWD ??= '0'
process.env.SIMULATED_NEWS ??= '0'
process.env.SIMULATED_EXPERTS ??= '0'
process.env.SIMULATED_VIDEOS ??= '0'
// Where tests/e2e/alerts.spec.ts takes what the site sends to a push service.
process.env.PUSH_ENDPOINT_HOSTS ??= `push.localhost=http://127.0.0.1:${port + 1000}`
// Each site and script that a test starts loads the same megabytes of code.
process.env.NODE_COMPILE_CACHE ??= path.resolve('.cache/node')
// Workers load this file too: they inherit the folder the first process made.
process.env.E2E_DATA_DIR ??= fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-e2e-'))

const OWN_SETTINGS = /(third-party|third-party-binding|turnstile)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  // For the slowest machine seen, where all takes twice to three times what it does on a desk: a test that passes never
  // waits for them.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of the smallest machine: a third of the time is waiting for a live match to move on.
  workers: 3,
  // A test that needs a second try is a defect, in the test or in the site: it is named as flaky at the end, and fails
  // `npm run test:all`. One in 500 must not keep a change from landing.
  retries: 2,
  reporter: [['list']],
  projects: [
    // They share a site of their own, which is one worker's; first, so that the last ones of all are short.
    { name: 'own settings', testMatch: OWN_SETTINGS, workers: 1 },
    { name: 'site', testIgnore: OWN_SETTINGS },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // What is pressed is there long before: a test that waits for more than this has failed.
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A worker's answers pass the tests' own by; tests/e2e/install.spec.ts is about it.
    serviceWorkers: 'block',
    // As the edge would: otherwise each first page switches from the brand's zone to the browser's.
    extraHTTPHeaders: { 'cf-timezone': 'UTC' },
    // Recording every test costs a quarter of the suite's processor time: `npx playwright test <file> --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? '',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--autoplay-policy=no-user-gesture-required'],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    // A running site may only be used together with its state folder. One that starts answers before it has matches.
    ...(process.env.E2E_REUSE === '1'
      ? { url: `${baseURL}/healthz`, reuseExistingServer: true }
      : { wait: { stdout: /^ready /m } }),
    timeout: 180_000,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
