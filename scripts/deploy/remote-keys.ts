import type { BrandKeys } from '../brand-control.ts'
import { readSettings, type Settings } from './settings.ts'
import { jsonIn, must, type Wrangler, wranglerOf } from './wrangler.ts'

/** The name of the namespace of brands, as `npm run deploy` creates it. */
const NAMESPACE = 'grandstand-brands'

/** The brand store of the deployment: a KV namespace of the account that deployment.json names. */
export function remoteKeys(
  settings: Settings = readSettings(),
  wrangler: Wrangler = wranglerOf(settings.accountId),
): BrandKeys {
  const id = settings.ids[NAMESPACE]
  if (!id) throw new Error(`deployment.json has no id of ${NAMESPACE}: npm run deploy writes it`)
  const key = (verb: string, ...args: string[]) => ['kv', 'key', verb, ...args, '--namespace-id', id, '--remote']
  return {
    get: async (name) => {
      const { code, stdout, stderr } = await wrangler(...key('get', name, '--text'))
      if (code === 0) return stdout
      if (/ - 404: /.test(stdout + stderr)) return null
      throw new Error(`${stderr}${stdout}`.trim())
    },
    put: async (name, value) => void (await must(wrangler, ...key('put', name, value))),
    remove: async (name) => void (await must(wrangler, ...key('delete', name))),
    list: async (prefix) =>
      jsonIn<{ name: string }[]>(await must(wrangler, ...key('list', '--prefix', prefix))).map(({ name }) => name),
  }
}
