import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { makeChallenge } from './altcha.ts'
import { TRIES_MIN } from './check-cost.ts'

async function triesFor(settings: Partial<Env>): Promise<number> {
  const challenge = await makeChallenge({ AUTH_SECRET: 'secret', ...settings } as Env, Date.now())
  return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0
}

test('production ignores the setting that makes the work easier', async () => {
  expect(await triesFor({ ENVIRONMENT: 'production', HUMAN_CHECK_TRIES: '3' })).toBeGreaterThanOrEqual(TRIES_MIN)
})

test('a local run asks for the full work unless the setting says otherwise', async () => {
  expect(await triesFor({ ENVIRONMENT: 'local' })).toBeGreaterThanOrEqual(TRIES_MIN)
  expect(await triesFor({ ENVIRONMENT: 'local', HUMAN_CHECK_TRIES: '3' })).toBe(3)
})
