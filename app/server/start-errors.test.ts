import { afterEach, expect, test, vi } from 'vitest'
import { inOurLog } from './start-errors.ts'

afterEach(() => vi.restoreAllMocks())

test('an error that Start prints is one line without input, once in ten seconds', () => {
  const lines: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  let now = 0
  const write = inOurLog(vi.fn(), () => now)
  for (let time = 0; time < 100; time += 1) write(new SyntaxError('Unexpected token \'s\', "secret" is not valid JSON'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(String(lines[0]))).toMatchObject({ event: 'start_failed', error: 'SyntaxError: Not valid JSON' })
  expect(String(lines[0])).not.toContain('secret')
  write('Serialization error:', new Error('another'))
  expect(lines).toHaveLength(2)
  now += 10_000
  write(new Error('another'))
  expect(lines).toHaveLength(3)
})

test('what is no error is written as it is', () => {
  const written = vi.fn()
  inOurLog(written)('{"event":"java_unreachable"}')
  expect(written).toHaveBeenCalledWith('{"event":"java_unreachable"}')
})
