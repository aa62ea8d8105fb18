import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { makeChallenge } from './altcha.ts'

async function triesFor(settings: Partial<Env>): Promise<number> {
  const challenge = await makeChallenge({ AUTH_SECRET: 'secret', ...settings } as Env, Date.now())
  return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0
}

test('a production run asks for the whole work, whatever the setting for tests says', async () => {
  expect(await triesFor({ ENVIRONMENT: 'production', HUMAN_CHECK_TRIES: '3' })).toBeGreaterThanOrEqual(300)
})

test('a local run asks for the whole work too, unless it is told how much', async () => {
  expect(await triesFor({ ENVIRONMENT: 'local' })).toBeGreaterThanOrEqual(300)
  expect(await triesFor({ ENVIRONMENT: 'local', HUMAN_CHECK_TRIES: '3' })).toBe(3)
})
