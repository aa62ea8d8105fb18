import { expect, test } from 'vitest'
import { remoteKeys } from './remote-keys.ts'
import type { Answer, Wrangler } from './wrangler.ts'

const settings = { ids: { 'grandstand-brands': 'k404' }, logSampling: 1 }
const answering =
  (answer: Partial<Answer>): Wrangler =>
  async () => ({ code: 0, stdout: '', stderr: '', ...answer })
const keysAnswering = (answer: Partial<Answer>) => remoteKeys(settings, answering(answer))

test('every command names the namespace of the deployment', async () => {
  const commands: string[] = []
  const keys = remoteKeys(settings, async (...args) => {
    commands.push(args.join(' '))
    return { code: 0, stdout: '[]', stderr: '' }
  })
  await keys.get('brand:main')
  await keys.put('brand:main', '{}')
  await keys.remove('brand:main')
  await keys.list('brand:')
  expect(commands).toEqual([
    'kv key get brand:main --text --namespace-id k404 --remote',
    'kv key put brand:main {} --namespace-id k404 --remote',
    'kv key delete brand:main --namespace-id k404 --remote',
    'kv key list --prefix brand: --namespace-id k404 --remote',
  ])
})

test('only a key that is not there reads as null, not a failure whose address holds the same digits', async () => {
  const address = 'https://api.cloudflare.com/client/v4/accounts/a/storage/kv/namespaces/k404/values/host%3Aa'
  expect(await keysAnswering({ stdout: '{"id":"main"}' }).get('brand:main')).toBe('{"id":"main"}')
  expect(
    await keysAnswering({ code: 1, stderr: `Failed to fetch ${address} - 404: Not Found` }).get('host:a'),
  ).toBeNull()
  const failing = keysAnswering({ code: 1, stderr: `Failed to fetch ${address} - 500: Internal Server Error` })
  await expect(failing.get('host:a')).rejects.toThrow('500')
})

test('without a deployment it says what to do', () => {
  expect(() => remoteKeys({ ids: {}, logSampling: 1 })).toThrow('npm run deploy writes it')
})
