import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPassword } from '#backend/identity/password.ts'
import { ITERATIONS_OF_A_TRY, TRIES_MIN, USES_OF_A_CHECK } from './check-cost.ts'

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function timeOf(work: () => unknown, times: number): Promise<number> {
  const began = processorMs()
  for (let time = 0; time < times; time++) await work()
  return (processorMs() - began) / times
}

test('the cheapest human check takes longer than all passwords that it lets somebody try', async () => {
  const tryMs = await timeOf(() => pbkdf2Sync('nonce', 'salt', ITERATIONS_OF_A_TRY, 32, 'sha256'), 100)
  const passwordMs = await timeOf(() => isPassword('wrong horse 9', null), 10)
  expect(TRIES_MIN * tryMs).toBeGreaterThan(USES_OF_A_CHECK * passwordMs)
})
