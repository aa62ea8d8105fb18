import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { type Column, Table } from '#app/ui/table.tsx'
import type { AdminLedgerRun } from '#contract/admin-ledger.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ListState } from '../list/list-state.tsx'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { listLedgerRuns } from './ledger.functions.ts'

export const ledgerRunsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'ledger-runs'],
    queryFn: async () => unwrap(await listLedgerRuns()).list,
    staleTime: 60_000,
  })

const KINDS = { audit: m.admin_ledger_audit, rebuild: m.admin_ledger_rebuild } as const

/** What the audits of the books have found. */
export function LedgerRuns() {
  const query = useQuery(ledgerRunsQuery())
  return (
    <Panel title={m.admin_ledger_runs()}>
      <ListState query={query}>
        {(runs) =>
          runs.length === 0 ? <p className="text-text-muted">{m.admin_ledger_runs_empty()}</p> : <Runs runs={runs} />
        }
      </ListState>
    </Panel>
  )
}

function Runs({ runs }: { runs: readonly AdminLedgerRun[] }) {
  const { locale } = useShell()
  const columns: Column<AdminLedgerRun>[] = [
    { key: 'kind', title: m.admin_list_file_kind(), cell: ({ kind }) => KINDS[kind]() },
    { key: 'began', title: m.admin_ledger_began(), cell: ({ startedAt }) => <Timestamp at={startedAt} /> },
    {
      key: 'ended',
      title: m.admin_ledger_ended(),
      cell: ({ finishedAt }) => (finishedAt ? <Timestamp at={finishedAt} /> : m.admin_ledger_runs_on()),
    },
    {
      key: 'lines',
      title: m.admin_ledger_lines(),
      isNumeric: true,
      cell: ({ lines }) => fullNumber(lines, locale.tag),
    },
    { key: 'found', title: m.admin_ledger_found(), cell: (run) => <Found run={run} /> },
  ]
  return <Table label={m.admin_ledger_runs()} columns={columns} rows={runs} keyOf={({ id }) => id} />
}

const Found = ({ run: { faultCount, faults, finishedAt } }: { run: AdminLedgerRun }) =>
  faultCount === 0 ? (
    <span className={finishedAt ? 'text-win' : 'text-text-muted'}>{m.admin_ledger_in_order()}</span>
  ) : (
    <details className="max-w-prose">
      <summary className="min-h-10 cursor-pointer py-2 font-medium text-lose">
        {m.admin_ledger_faults({ count: faultCount })}
      </summary>
      <ul dir="ltr" className="list-disc ps-5">
        {faults.map((fault) => (
          <li key={fault} className="wrap-anywhere">
            {fault}
          </li>
        ))}
      </ul>
    </details>
  )
