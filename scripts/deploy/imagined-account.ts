import type { Settings } from './settings.ts'
import type { Answer, Wrangler } from './wrangler.ts'

const ok = (stdout = ''): Answer => ({ code: 0, stdout, stderr: '' })
const failed = (stderr: string): Answer => ({ code: 1, stdout: '', stderr })

/** The id of whatever is created: a dry run has no other. */
const NEW_ID = '00000000-0000-0000-0000-000000000000'

export interface Imagined {
  databases: Record<string, string>
  namespaces: Record<string, string>
  buckets: string[]
  queues: string[]
  /** By Worker. */
  secrets: Record<string, string[]>
  accounts: { id: string; name: string }[]
}

/**
 * Answers as wrangler 4.149 does for an account with these resources, and keeps what is created. Dry runs and tests
 * plan with it.
 */
export function imaginedWrangler(account: Imagined): Wrangler {
  const answers: Record<string, (name: string) => Answer> = {
    'whoami --json': () => ok(JSON.stringify({ loggedIn: true, accounts: account.accounts })),
    'd1 list': () => ok(JSON.stringify(Object.entries(account.databases).map(([name, uuid]) => ({ uuid, name })))),
    'd1 create': (name) => {
      account.databases[name] = NEW_ID
      return ok()
    },
    // No old database: it has no accounts to move.
    'd1 execute': () => ok(JSON.stringify([{ results: [], success: true }])),
    'kv namespace list': () =>
      ok(JSON.stringify(Object.entries(account.namespaces).map(([title, id]) => ({ id, title })))),
    'kv namespace create': (name) => {
      account.namespaces[name] = NEW_ID.replaceAll('-', '')
      return ok()
    },
    'r2 bucket list': () =>
      ok(
        `Listing buckets...\n${account.buckets.map((name) => `name:           ${name}\ncreation_date:  2026`).join('\n\n')}`,
      ),
    'r2 bucket create': (name) => {
      account.buckets.push(name)
      return ok()
    },
    'queues list': () => ok(account.queues.map((name) => `│ ${NEW_ID.replaceAll('-', '')} │ ${name} │ 1 │`).join('\n')),
    'queues create': (name) => {
      account.queues.push(name)
      return ok()
    },
    'secret list': (worker) => {
      const secrets = account.secrets[worker]
      return secrets
        ? ok(JSON.stringify(secrets.map((name) => ({ name, type: 'secret_text' }))))
        : failed(`Worker "${worker}" not found.`)
    },
  }
  return async (...args) => {
    const command = Object.keys(answers).find((each) => args.join(' ').startsWith(each))
    if (!command) return ok()
    const rest = args.slice(command.split(' ').length).filter((arg) => !arg.startsWith('--'))
    return answers[command]?.(rest[0] ?? '') ?? ok()
  }
}

/** The account of a dry run: it has what the settings know of, and nothing else. */
export const accountOf = ({ ids, accountId }: Settings, databases: readonly string[]): Imagined => {
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(ids).filter(([name]) => isWanted(name)))
  return {
    databases: pick((name) => databases.includes(name)),
    namespaces: pick((name) => !databases.includes(name)),
    buckets: [],
    queues: [],
    secrets: {},
    accounts: [{ id: accountId ?? 'account', name: 'imagined' }],
  }
}
