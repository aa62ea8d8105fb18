import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import main from '../../brands/main.json' with { type: 'json' }
import type { Configs, WorkerConfig } from '../deploy/configs.ts'
import { type Binding, MIGRATIONS } from '../state/local-databases.ts'
import { certificateFinding } from './certificate.ts'
import { examine, type Patient } from './examine.ts'
import { examineRemote } from './examine-remote.ts'
import { type Finding, isHealthy, linesOf } from './finding.ts'
import { siteOf } from './hosts.ts'
import { examineMetrics, findingsOfMetrics, tokenFinding } from './metrics.ts'
import { localPatient } from './patients.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ALL_SECRETS = [
  'AUTH_SECRET',
  'VISITOR_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_HTTP_URL',
  'CARD_KEYS',
  'IDENTITY_KEYS',
  'TWO_STEP_KEYS',
  'FEED_SECRET',
  'VAPID_KEYS',
  'VAPID_SUBJECT',
]

const worker = (name: string, change: Partial<WorkerConfig> = {}): WorkerConfig => ({
  name,
  vars: { ENVIRONMENT: 'production' },
  kv_namespaces: [],
  d1_databases: [],
  r2_buckets: [],
  queues: { producers: [] },
  services: [{ binding: 'BACKEND', service: 'grandstand-backend' }],
  observability: { enabled: true },
  ...change,
})
const configs: Configs = { site: worker('grandstand'), backend: worker('grandstand-backend') }

const migrationsOf = (binding: Binding) =>
  fs.readdirSync(path.join(ROOT, MIGRATIONS[binding])).filter((file) => file.endsWith('.sql'))

const healthy: Patient = {
  configs: () => configs,
  secrets: async () => ({ site: ALL_SECRETS, backend: ALL_SECRETS }),
  secretRemedy: 'make it',
  brandKeys: async () => ['brand:main'],
  brandRecord: async () => JSON.stringify({ ...main, staffTwoStep: true }),
  migrations: async (binding) => migrationsOf(binding),
  migrateRemedy: 'migrate',
  cronDoneAt: async () => Date.now(),
  urlRemedy: 'start it',
}

const faultsIn = (findings: readonly Finding[]) =>
  findings.filter(({ fault, isNote }) => fault !== undefined && !isNote)

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const work of cleanUp.splice(0)) work()
})

async function serverAnswering(headers: Record<string, string>): Promise<URL> {
  const server = http.createServer((_, response) => response.writeHead(503, headers).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => server.close())
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

test('a site with all that it needs has no fault, and one that does not run is a note', async () => {
  const findings = await examine(healthy)
  expect(faultsIn(findings)).toEqual([])
  expect(isHealthy(findings)).toBe(true)
  expect(findings.filter(({ isNote }) => isNote).map(({ remedy }) => remedy)).toEqual(['start it'])
})

test.each<[string, Partial<Patient>, RegExp, RegExp]>([
  [
    'another backend',
    { configs: () => ({ ...configs, backend: worker('another') }) },
    /binds grandstand-backend/,
    /toml/,
  ],
  [
    'no secret',
    { secrets: async () => ({ site: ['VISITOR_KEY'], backend: ALL_SECRETS.slice(1) }) },
    /no AUTH_SECRET/,
    /make it/,
  ],
  ['no brand', { brandKeys: async () => ['site:main.test'] }, /has none/, /brand -- put/],
  ['an old database', { migrations: async (binding) => migrationsOf(binding).slice(1) }, /it lacks 0000_/, /^migrate$/],
  ['a newer database', { migrations: async (of) => [...migrationsOf(of), '9999_new.sql'] }, /9999_new/, /version/],
  ['a store that is away', { brandKeys: () => Promise.reject(new Error('KV is away')) }, /KV is away/, /./],
])('%s is a fault, with what to do', async (_, change, fault, remedy) => {
  const findings = await examine({ ...healthy, ...change })
  expect(isHealthy(findings)).toBe(false)
  const [first] = faultsIn(findings)
  expect(first?.fault).toMatch(fault)
  expect(first?.remedy).toMatch(remedy)
  expect(linesOf(findings).join('\n')).toContain(`FAIL  ${first?.check}: ${first?.fault}`)
})

test('a sender that is not set is a note', async () => {
  const only = ['AUTH_SECRET', 'VISITOR_KEY']
  const findings = await examine({ ...healthy, secrets: async () => ({ site: only, backend: only }) })
  expect(isHealthy(findings)).toBe(true)
  expect(linesOf(findings).join('\n')).toMatch(/^note {2}senders and keys are set: No mail is sent/m)
})

test.each([
  ['MAIL_FROM', 'Mail, SMS and the human check'],
  ['CARD_KEYS', 'The mall'],
  ['IDENTITY_KEYS', 'Streamers'],
  ['TWO_STEP_KEYS', 'Two-step sign-in'],
  ['VAPID_SUBJECT', 'Notifications of matches'],
  ['FEED_SECRET', 'Feed push'],
])('without %s the doctor names the chapter that says how it is set', async (name, chapter) => {
  const backend = ALL_SECRETS.filter((each) => each !== name)
  const findings = await examine({ ...healthy, secrets: async () => ({ site: ALL_SECRETS, backend }) })
  const [sender] = findings.filter(({ check }) => check === 'senders and keys are set')
  expect(sender?.fault).toContain(name)
  expect(sender?.remedy).toBe(`set it: docs/operations.md, "${chapter}"`)
  const [, text = ''] = fs
    .readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8')
    .split(`\n## ${chapter}\n`)
    .map((part) => part.split('\n## ')[0] ?? '')
  expect(text).toContain(name)
})

test('administration behind a password alone is a note', async () => {
  const findings = await examine({ ...healthy, brandRecord: async () => JSON.stringify(main) })
  expect(isHealthy(findings)).toBe(true)
  expect(linesOf(findings).join('\n')).toMatch(/^note {2}staff need a second step to sign in: staffTwoStep is off/m)
})

test('of a site that answers: its crons, its media, its clock and what the smoke test asks', async () => {
  const url = await serverAnswering({ date: new Date(Date.now() - 3_600_000).toUTCString() })
  const faults = faultsIn(await examine({ ...healthy, url, cronDoneAt: async () => Date.now() - 3_600_000 }))
  const text = linesOf(faults).join('\n')
  expect(text).toContain('it last did all its work 60 minutes ago')
  expect(text).toMatch(/the clocks agree: they are 3[56]\d\d s apart/)
  expect(text).toContain('media is served: /media/sample-a/court/master.m3u8 answers 503')
  expect(text).toContain('brand store, database and objects answer: /healthz answers 503')
  const never = faultsIn(await examine({ ...healthy, url, cronDoneAt: async () => undefined }))
  expect(linesOf(never).join('\n')).toContain('it has never done all its work')
})

test('a state folder is read as it lies there: what it has, and what it lacks', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-doctor-'))
  cleanUp.push(() => fs.rmSync(dataDir, { recursive: true }))
  const make = (file: string, sql: string) => {
    fs.mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true })
    const database = new DatabaseSync(path.join(dataDir, file))
    database.exec(sql)
    database.close()
  }
  make('v3/d1/x/metadata.sqlite', 'create table matches (id)')
  make(
    'v3/d1/x/a.sqlite',
    `create table matches (id); create table marks (name, done_at); insert into marks values ('cron * * * * *', 7);
     create table d1_migrations (name); insert into d1_migrations values ('0000_matches.sql')`,
  )
  make(
    'v3/kv/x/b.sqlite',
    `create table _mf_entries (key, blob_id); insert into _mf_entries values ('brand:main', 'c'), ('site:x', 'd')`,
  )
  fs.mkdirSync(path.join(dataDir, 'v3/kv/y/blobs'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'v3/kv/y/blobs/c'), 'the record')
  fs.writeFileSync(path.join(dataDir, 'auth.secret'), 'not to be read')
  fs.writeFileSync(path.join(dataDir, 'vapid.secret'), 'not to be read')
  const patient = localPatient(dataDir, path.join(dataDir, 'v3'), { MAIL_FROM: 'a@example.org' })
  expect(await patient.brandKeys()).toEqual(['brand:main'])
  expect(await patient.brandRecord('brand:main')).toBe('the record')
  expect(await patient.brandRecord('brand:other')).toBeNull()
  expect(await patient.migrations('DB')).toEqual(['0000_matches.sql'])
  expect(await patient.cronDoneAt('cron * * * * *')).toBe(7)
  expect((await patient.secrets()).backend).toEqual(['AUTH_SECRET', 'VAPID_KEYS', 'VAPID_SUBJECT', 'MAIL_FROM'])
  expect(patient.url).toBeUndefined()
  const text = JSON.stringify(await examine({ ...patient, configs: () => configs }))
  expect(text).toContain('has no database ACCOUNTS: npm start makes it')
  expect(text).not.toContain('not to be read')
})

test('what a login would tell is a note without one, with the command that tells it', async () => {
  const findings = await examine({
    ...healthy,
    locked: 'not signed in',
    brandKeys: () => Promise.reject(new Error('no')),
  })
  expect(isHealthy(findings)).toBe(true)
  const text = linesOf(findings).join('\n')
  expect(text).toContain('ok    the configurations of both Workers fit each other')
  expect(text).toMatch(/^note {2}secrets are there: not looked at: not signed in\n +npx wrangler secret list/m)
})

const DAY_MS = 86_400_000

test.each<[string, number, string | undefined, RegExp]>([
  ['lasts', 60, undefined, /^ok {4}c \(60 days left\)/],
  ['is to be renewed', 15, undefined, /^note {2}c: 15 days are left/],
  ['ends soon', 3, undefined, /^FAIL {2}c: 3 days are left/],
  ['is over', -2, 'CERT_HAS_EXPIRED', /^FAIL {2}c: it ended 2 days ago/],
  ['is of another', 60, 'ERR_TLS_CERT_ALTNAME_INVALID', /^FAIL {2}c: browsers refuse it/],
])('a certificate that %s', (_, days, refusal, line) => {
  const now = Date.parse('2026-11-29T00:00:00Z')
  expect(linesOf([certificateFinding('c', { until: now + days * DAY_MS, refusal }, now)])[0]).toMatch(line)
})

test('a hostname is asked by TLS; one of this machine as it is named', () => {
  expect(siteOf('www.example.com').href).toBe('https://www.example.com/')
  expect(siteOf('https://www.example.com/en?x=1').href).toBe('https://www.example.com/')
  expect(siteOf('http://localhost:4920').href).toBe('http://localhost:4920/')
  for (const bad of ['http://www.example.com', 'https://me@example.com', 'https://'])
    expect(() => siteOf(bad)).toThrow()
})

const METRICS = `grandstand_build_info{version="1.2.3",commit="abc",deployment="d"} 1
grandstand_part_up{part="books"} 0
grandstand_cron_done_age_seconds{cron="* * * * *"} 3600
`

test('the metrics tell the version, what is down and a cron that stands still', () => {
  const text = linesOf(findingsOfMetrics(METRICS, '1.2.3')).join('\n')
  expect(text).toContain('ok    it is the version of this folder (1.2.3, abc)')
  expect(text).toContain('FAIL  all parts are up: books is not')
  expect(text).toContain('it last did all its work 60 minutes ago')
  expect(linesOf(findingsOfMetrics(METRICS, '2.0.0')).join('\n')).toContain(
    'note  it is the version of this folder: 1.2.3',
  )
  expect(isHealthy(findingsOfMetrics('', '1.2.3'))).toBe(false)
})

test('metrics that strangers read are a fault; a token that is not known is one, none is a note', async () => {
  const url = await serverAnswering({})
  const open = await examineMetrics(url, undefined, '1.2.3')
  expect(open.map(({ fault, isNote }) => [fault?.slice(0, 20), isNote])).toEqual([
    ['/metrics answers 503', undefined],
    ['not looked at: METRI', true],
  ])
  expect((await examineMetrics(url, 'x'.repeat(32), '1.2.3'))[1]?.fault).toBe('/metrics answers 503')
})

test('a token that is too short to count is a fault, also without a site to ask', async () => {
  const short = 'METRICS_TOKEN has 8 characters: one with fewer than 32 is ignored'
  expect(tokenFinding('guessed!').map(({ fault }) => fault)).toEqual([short])
  expect((await examineMetrics(await serverAnswering({}), 'guessed!', '1.2.3'))[1]?.fault).toBe(short)
  expect([...tokenFinding(undefined), ...tokenFinding('x'.repeat(32))]).toEqual([])
})

test('without a login the hostnames that are named are asked, and nothing of the account', async () => {
  const url = await serverAnswering({ date: new Date().toUTCString() })
  url.hostname = 'localhost'
  const ran: string[] = []
  const wrangler = async (...args: string[]) => {
    ran.push(args.join(' '))
    return { code: 1, stdout: '', stderr: 'You are not authenticated' }
  }
  const settings = { ids: {}, logSampling: 1 }
  const findings = await examineRemote({ settings, wrangler, hosts: [url.href, url.href], token: undefined })
  const text = linesOf(findings).join('\n')
  expect(ran).toEqual(['whoami --json'])
  expect(text).toContain('secrets are there: not looked at: Not signed in to Cloudflare')
  expect(text).toContain('FAIL  brand store, database and objects answer: /healthz answers 503')
  expect(text).toContain('FAIL  localhost: brand store, database and objects answer: /healthz answers 503')
})
