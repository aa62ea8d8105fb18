import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { CONFIG_FILES, type Configs, deployedConfigs, faultsOf, type WorkerConfig } from './configs.ts'
import { deploy } from './deploy.ts'
import { type Imagined, imaginedWrangler } from './imagined-account.ts'
import type { Settings } from './settings.ts'
import type { Wrangler } from './wrangler.ts'

const worker = (name: string, change: Partial<WorkerConfig>): WorkerConfig => ({
  name,
  vars: { ENVIRONMENT: 'production' },
  kv_namespaces: [{ binding: 'BRANDS', id: 'placeholder' }],
  d1_databases: [],
  r2_buckets: [],
  queues: { producers: [] },
  services: [],
  observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
  ...change,
})

const configs = (): Configs => ({
  site: worker('grandstand', { services: [{ binding: 'BACKEND', service: 'grandstand-backend' }] }),
  backend: worker('grandstand-backend', {
    d1_databases: [
      {
        binding: 'DB',
        database_name: 'grandstand',
        database_id: 'placeholder',
        migrations_dir: '../../backend/db/matches/migrations',
      },
      {
        binding: 'ACCOUNTS',
        database_name: 'grandstand-accounts',
        database_id: 'placeholder',
        migrations_dir: '../../backend/db/accounts/migrations',
      },
      {
        binding: 'LEDGER',
        database_name: 'grandstand-ledger',
        database_id: 'placeholder',
        migrations_dir: '../../backend/db/ledger/migrations',
      },
      {
        binding: 'SEARCH',
        database_name: 'grandstand-search',
        database_id: 'placeholder',
        migrations_dir: '../../backend/db/search/migrations',
      },
    ],
    r2_buckets: [{ binding: 'UPLOADS', bucket_name: 'grandstand-uploads' }],
    queues: { producers: [{ binding: 'COIN_LINES', queue: 'grandstand-coin-lines' }] },
  }),
})

const account = (change: Partial<Imagined> = {}): Imagined => ({
  databases: {},
  namespaces: {},
  buckets: [],
  queues: [],
  secrets: {},
  accounts: [{ id: 'a1', name: 'Ours' }],
  ...change,
})

const fullAccount = () =>
  account({
    databases: {
      other: 'd0',
      grandstand: 'd1',
      'grandstand-accounts': 'd2',
      'grandstand-ledger': 'd3',
      'grandstand-search': 'd4',
    },
    namespaces: { 'grandstand-brands': 'k1' },
    buckets: ['grandstand-uploads'],
    queues: ['grandstand-coin-lines'],
    secrets: {
      grandstand: ['VISITOR_KEY'],
      'grandstand-backend': ['AUTH_SECRET', 'SMTP_URL', 'MAIL_FROM', 'SMS_HTTP_URL', 'FEED_SECRET'],
    },
  })

/** Deploys to an imagined account: the commands that change it, what was said and saved, and the files written. */
async function run(to: Imagined, settings: Partial<Settings> = {}, wrangler: Wrangler = imaginedWrangler(to)) {
  const commands: string[] = []
  const lines: string[] = []
  const secretFiles: string[] = []
  const files: Record<string, WorkerConfig> = {}
  let saved: Settings | undefined
  const writing = vi.spyOn(fs, 'writeFileSync').mockImplementation((file, text) => {
    if (String(file).endsWith('secrets.json')) secretFiles.push(String(text))
    else files[String(file).replace(/^.*\/dist\//, 'dist/')] = JSON.parse(String(text)) as WorkerConfig
  })
  const isReading =
    /^(whoami|d1 list|d1 execute .* --command |kv namespace list|r2 bucket list|queues list|secret list)/
  try {
    await deploy({
      wrangler: (...args) => {
        if (!isReading.test(args.join(' '))) commands.push(args.join(' '))
        return wrangler(...args)
      },
      configs: configs(),
      settings: { ids: {}, logSampling: 1, ...settings },
      save: (complete) => {
        saved = complete
      },
      say: (line) => lines.push(line),
    })
  } finally {
    writing.mockRestore()
  }
  return { commands, said: lines.join('\n'), saved, files, secretFiles }
}

const MIGRATE_AND_DEPLOY = [
  'd1 migrations apply grandstand-accounts --remote -c dist/grandstand_backend/deploy.json',
  'd1 migrations apply grandstand --remote -c dist/grandstand_backend/deploy.json',
  'd1 migrations apply grandstand-ledger --remote -c dist/grandstand_backend/deploy.json',
  'd1 migrations apply grandstand-search --remote -c dist/grandstand_backend/deploy.json',
  'deploy -c dist/grandstand_backend/deploy.json',
  'deploy -c dist/server/deploy.json',
]

test('in an empty account everything is created once, before the backend and then the site are deployed', async () => {
  const { commands, saved, secretFiles } = await run(account())
  expect(commands.map((command) => command.replace(/--secrets-file .*/, '--secrets-file …'))).toEqual([
    'd1 create grandstand --update-config=false',
    'd1 create grandstand-accounts --update-config=false',
    'd1 create grandstand-ledger --update-config=false',
    'd1 create grandstand-search --update-config=false',
    'kv namespace create grandstand-brands --update-config=false',
    'r2 bucket create grandstand-uploads --update-config=false',
    'queues create grandstand-coin-lines',
    ...MIGRATE_AND_DEPLOY.slice(0, 4),
    ...MIGRATE_AND_DEPLOY.slice(4).map((command) => `${command} --secrets-file …`),
  ])
  expect(Object.keys(saved?.ids ?? {})).toEqual([
    'grandstand',
    'grandstand-accounts',
    'grandstand-ledger',
    'grandstand-search',
    'grandstand-brands',
  ])
  expect(Object.keys(JSON.parse(secretFiles[0] ?? ''))).toEqual(['AUTH_SECRET'])
  expect(JSON.parse(secretFiles[0] ?? '').AUTH_SECRET).toMatch(/^[0-9a-f]{64}$/)
  const site = JSON.parse(secretFiles[1] ?? '')
  expect(Object.keys(site)).toEqual(['VISITOR_KEY'])
  expect(JSON.parse(site.VISITOR_KEY)).toMatchObject({ kty: 'OKP', crv: 'Ed25519' })
})

test('in an account that has everything, nothing is created and no secret is replaced', async () => {
  const { commands, secretFiles } = await run(fullAccount())
  expect(commands).toEqual(MIGRATE_AND_DEPLOY)
  expect(secretFiles).toEqual([])
})

test('both Workers are deployed with the ids of the account', async () => {
  const { files, saved } = await run(fullAccount(), { logSampling: 0.1 })
  const [site, backend] = [files[CONFIG_FILES.site], files[CONFIG_FILES.backend]]
  for (const config of [site, backend]) {
    expect(config?.kv_namespaces).toEqual([{ binding: 'BRANDS', id: 'k1' }])
    expect(config?.observability.logs).toEqual({ enabled: true, invocation_logs: false, head_sampling_rate: 0.1 })
  }
  expect(backend?.d1_databases).toMatchObject([
    { binding: 'DB', database_id: 'd1' },
    { binding: 'ACCOUNTS', database_id: 'd2' },
    { binding: 'LEDGER', database_id: 'd3' },
    { binding: 'SEARCH', database_id: 'd4' },
  ])
  expect(backend?.secrets).toEqual({ required: ['AUTH_SECRET'] })
  expect(site?.secrets).toEqual({ required: ['VISITOR_KEY'] })
  expect(saved?.ids).toEqual({
    grandstand: 'd1',
    'grandstand-accounts': 'd2',
    'grandstand-ledger': 'd3',
    'grandstand-search': 'd4',
    'grandstand-brands': 'k1',
  })
})

test('routes are those of the settings, and stay as they are without', () => {
  const settings: Settings = { ids: {}, logSampling: 1 }
  const routes: Settings['routes'] = [{ pattern: 'www.example.com', custom_domain: true }]
  expect(deployedConfigs(configs(), { ...settings, routes }).site.routes).toEqual(routes)
  expect(deployedConfigs(configs(), settings).site).not.toHaveProperty('routes')
})

test('ids that the account does not have stop a deployment before anything is created', async () => {
  const empty = account()
  await expect(run(empty, { ids: { grandstand: 'd9' } })).rejects.toThrow('no D1 database d9')
  expect(empty.databases).toEqual({})
})

test('without a login, or with several accounts, nothing is done', async () => {
  const signedOut: Wrangler = async () => ({ code: 1, stdout: '', stderr: '{"loggedIn":false}' })
  await expect(run(account(), {}, signedOut)).rejects.toThrow('npx wrangler login')
  const accounts = [
    { id: 'a1', name: 'Ours' },
    { id: 'a2', name: 'Theirs' },
  ]
  await expect(run(account({ accounts }))).rejects.toThrow('several accounts')
  await expect(run(account({ accounts }), { accountId: 'a3' })).rejects.toThrow('no account a3')
  expect((await run({ ...fullAccount(), accounts }, { accountId: 'a2' })).commands).toEqual(MIGRATE_AND_DEPLOY)
})

test('a list of secrets that cannot be read is no list without secrets', async () => {
  const works = imaginedWrangler(fullAccount())
  const failing: Wrangler = (...args) =>
    args[0] === 'secret' ? Promise.resolve({ code: 1, stdout: '', stderr: 'Authentication error' }) : works(...args)
  await expect(run(fullAccount(), {}, failing)).rejects.toThrow('Authentication error')
})

test('a step that fails ends the deployment', async () => {
  const works = imaginedWrangler(fullAccount())
  const done: string[] = []
  const failing: Wrangler = (...args) => {
    done.push(args.join(' '))
    return args[1] === 'migrations' ? Promise.resolve({ code: 1, stdout: '', stderr: 'near "selct"' }) : works(...args)
  }
  await expect(run(fullAccount(), {}, failing)).rejects.toThrow('near "selct"')
  expect(done.filter((command) => command.startsWith('deploy'))).toEqual([])
})

test.each([
  ['accounts that have not been moved', ['accounts'], true],
  ['accounts of the first versions', ['users'], true],
  ['accounts that have been moved', ['accounts', 'accounts_moved'], false],
])('a database of matches with %s: is anything deployed?', async (_, tables, isStopped) => {
  const works = imaginedWrangler(fullAccount())
  const done: string[] = []
  const asked: Wrangler = (...args) => {
    done.push(args.slice(0, 4).join(' '))
    const results = tables.map((name) => ({ name }))
    return args[1] === 'execute'
      ? Promise.resolve({ code: 0, stdout: JSON.stringify([{ results, success: true }]), stderr: '' })
      : works(...args)
  }
  const deployed = run(fullAccount(), {}, asked)
  if (isStopped) await expect(deployed).rejects.toThrow('npm run move:accounts -- --remote')
  else await deployed
  expect(done).toContain('d1 migrations apply grandstand-accounts')
  expect(done.includes('d1 migrations apply grandstand')).toBe(!isStopped)
  expect(done.some((command) => command.startsWith('deploy'))).toBe(!isStopped)
})

test('what visitors will miss is said', async () => {
  const { said } = await run({
    ...fullAccount(),
    secrets: { grandstand: ['VISITOR_KEY'], 'grandstand-backend': ['AUTH_SECRET'] },
  })
  for (const missing of [
    'No mail is sent',
    'No SMS is sent',
    'No card numbers can be added',
    'Push and import are off',
  ])
    expect(said).toContain(missing)
  expect((await run(fullAccount())).said).not.toContain('No mail is sent')
})

test('a bucket beyond the first page of the list is no fault', async () => {
  const works = imaginedWrangler({ ...fullAccount(), buckets: [] })
  const taken = { code: 1, stdout: '', stderr: 'The bucket you tried to create already exists [code: 10004]' }
  const wrangler: Wrangler = (...args) =>
    args[2] === 'create' && args[0] === 'r2' ? Promise.resolve(taken) : works(...args)
  expect((await run(fullAccount(), {}, wrangler)).commands).toEqual(expect.arrayContaining(MIGRATE_AND_DEPLOY))
})

test('two configurations that do not fit are named', () => {
  const wrong = configs()
  wrong.site.vars = { ENVIRONMENT: 'local' }
  wrong.site.services = [{ binding: 'BACKEND', service: 'another' }]
  wrong.site.kv_namespaces = [{ binding: 'BRANDS', id: 'another' }]
  expect(faultsOf(wrong)).toEqual([
    'grandstand: ENVIRONMENT is local, not production',
    'grandstand binds another as its backend, which is grandstand-backend',
    'KV namespace BRANDS is not the same one in grandstand and grandstand-backend',
  ])
  expect(faultsOf(configs())).toEqual([])
})
