import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { AdminLedgerLine } from '#contract/admin-ledger.ts'
import { Amount } from '../../coins/amount.tsx'
import { describeList, listQuery, parseSearch } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { type AdminPage, loadAdmin } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { listLedgerLines } from './ledger.functions.ts'
import { LedgerRuns, ledgerRunsQuery } from './ledger-runs.tsx'
import { accountOf, lineText } from './ledger-words.ts'

interface PartProps {
  line: AdminLedgerLine
}

const moved = ({ gold, diamond }: AdminLedgerLine) => ({
  ...(gold === 0 ? {} : { gold }),
  ...(diamond === 0 ? {} : { diamond }),
})

/** A reference of the books, as their audit names it. */
const Code = ({ children }: { children: string }) => (
  <code dir="ltr" className="wrap-anywhere text-12 text-text-muted">
    {children}
  </code>
)

function With({ line: { counterpart } }: PartProps) {
  const { uid, text } = accountOf(counterpart)
  return uid === undefined ? <span>{text}</span> : <UserLink uid={uid} name={text} />
}

const After = ({ line: { goldAfter, diamondAfter } }: PartProps) => (
  <Amount of={{ gold: goldAfter, diamond: diamondAfter }} />
)

/** The lines of one user's account. */
const ledgerList = describeList({
  name: 'ledger',
  title: m.admin_page_ledger,
  fields: {
    uid: { kind: 'uid', label: m.admin_pay_uid },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_newest,
      options: { oldest: m.admin_list_oldest },
    },
  },
  form: {
    className: 'grid grid-cols-2 items-end gap-3 md:max-w-[640px] md:grid-cols-[1fr_1fr_auto]',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: (search) => listLedgerLines({ data: search }),
  keyOf: ({ no }) => no,
  file: [
    [m.admin_list_file_id, ({ no }) => no],
    [m.admin_list_file_when, ({ at }) => at],
    [m.admin_ledger_step, ({ step }) => step],
    [m.admin_ledger_reason, ({ reason }) => reason],
    [m.admin_users_coins, ({ gold }) => gold],
    [m.admin_users_diamonds, ({ diamond }) => diamond],
    [m.admin_ledger_coins_after, ({ goldAfter }) => goldAfter],
    [m.admin_ledger_diamonds_after, ({ diamondAfter }) => diamondAfter],
    [m.admin_ledger_with, ({ counterpart }) => counterpart],
    [m.admin_ledger_intent, ({ intent }) => intent],
  ],
  rows: {
    columns: () => [
      { key: 'no', title: m.admin_list_file_id(), isNumeric: true, cell: ({ no }) => no },
      { key: 'at', title: m.admin_list_file_when(), cell: ({ at }) => <Timestamp at={at} /> },
      {
        key: 'reason',
        title: m.admin_ledger_reason(),
        cell: (line) => (
          <span className="grid justify-items-start">
            {lineText(line)}
            <Code>{line.intent}</Code>
          </span>
        ),
      },
      { key: 'amount', title: m.admin_pay_amount(), isNumeric: true, cell: (line) => <Amount of={moved(line)} /> },
      { key: 'after', title: m.admin_ledger_after(), isNumeric: true, cell: (line) => <After line={line} /> },
      {
        key: 'with',
        title: m.admin_ledger_with(),
        cell: (line) => (
          <span className="grid justify-items-start">
            <With line={line} />
            <Code>{line.counterpart}</Code>
          </span>
        ),
      },
    ],
    compact: (line) => (
      <div className="grid gap-1 text-13">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{lineText(line)}</span>
          <Amount of={moved(line)} />
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-muted">
          <Timestamp at={line.at} />
          <After line={line} />
        </p>
        <p>
          <With line={line} />
        </p>
        <p>
          <Code>{`${line.no} · ${line.intent} · ${line.counterpart}`}</Code>
        </p>
      </div>
    ),
  },
  empty: () => ({ picture: 'records', title: m.admin_ledger_choose() }),
  noneFound: () => ({ picture: 'records', title: m.admin_ledger_empty() }),
})

export const loadLedger = (client: QueryClient, rawSearch: RawSearch): Promise<AdminPage> =>
  loadAdmin(client, ledgerList.title(), () =>
    Promise.all([
      client.prefetchQuery(listQuery(ledgerList, parseSearch(ledgerList, rawSearch))),
      client.prefetchQuery(ledgerRunsQuery()),
    ]),
  )

/** The books of one user, and whether all books are in order. */
export const LedgerPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <>
    <ListPage list={ledgerList} rawSearch={rawSearch} />
    <LedgerRuns />
  </>
)
