import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { BulkAct, ListDescription } from './describe-list.ts'
import { type BulkOutcome, useBulk } from './use-bulk.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

interface ListBulkProps<Row> {
  list: Pick<ListDescription<never, Row>, 'name' | 'keyOf'>
  acts: readonly BulkAct<Row>[]
  /** Rows of the page that any act is for, and those that are chosen. */
  possible: readonly Row[]
  /** The page has no row. */
  isEmpty: boolean
  chosen: readonly Row[]
  onChoose: (rows: readonly Row[]) => void
}

/** Above a list: what can be done with the chosen rows, what became of it, and the way back. */
export function ListBulk<Row>({ list, acts, possible, isEmpty, chosen, onChoose }: ListBulkProps<Row>) {
  const [asked, setAsked] = useState<BulkAct<Row>>()
  const { run, undo, outcome, isBusy, forget } = useBulk(list.keyOf)
  const rowsFor = ({ isFor }: BulkAct<Row>) => chosen.filter(isFor)
  const titleOf = (act: BulkAct<Row>) => `${act.label()} (${rowsFor(act).length})`
  const begin = async (act: BulkAct<Row>, reason: string): Promise<boolean> => {
    const isDone = await run(act, rowsFor(act), reason)
    if (isDone) onChoose([])
    return isDone
  }
  const ask = async (act: BulkAct<Row>) => {
    if (act.reason) return setAsked(act)
    const isSure =
      !act.question ||
      (await confirm({
        title: titleOf(act),
        text: act.question(),
        confirmLabel: act.label(),
        cancelLabel: m.user_act_cancel(),
        isDangerous: act.isGrave ?? false,
      }))
    if (isSure) await begin(act, '')
  }
  const isAll = chosen.length > 0 && chosen.length === possible.length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {!isEmpty && (
        <Checkbox
          label={m.admin_list_select_all()}
          checked={isAll}
          disabled={possible.length === 0}
          onChange={() => {
            forget()
            onChoose(isAll ? [] : possible)
          }}
        />
      )}
      {chosen.length > 0 && (
        <>
          <span className="text-13 text-text-muted">{m.admin_list_selected({ count: chosen.length })}</span>
          {acts.map((act) => (
            <Button
              key={act.name}
              variant="quiet"
              className={act.isGrave ? 'text-lose!' : ''}
              disabled={isBusy || rowsFor(act).length === 0}
              onClick={() => void ask(act)}
            >
              {act.label()}
            </Button>
          ))}
        </>
      )}
      <div role="status" className="flex flex-wrap items-center gap-x-3">
        {chosen.length === 0 && outcome && (
          <Outcome outcome={outcome} isBusy={isBusy} onUndo={() => void undo(outcome)} />
        )}
      </div>
      {asked?.reason && (
        <Suspense>
          <ReasonDialog
            draft={`bulk-${list.name}-${asked.name}`}
            title={titleOf(asked)}
            text={asked.reason()}
            submitLabel={asked.label()}
            variant={asked.isGrave ? 'danger' : 'primary'}
            isBusy={isBusy}
            onSubmit={(reason) => begin(asked, reason)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface OutcomeProps<Row> {
  outcome: BulkOutcome<Row>
  isBusy: boolean
  onUndo: () => void
}

function Outcome<Row>({ outcome: { act, done, waiting, failed, isUndone }, isBusy, onUndo }: OutcomeProps<Row>) {
  return (
    <>
      <span className="text-13">
        {isUndone
          ? m.admin_list_undone({ act: act.label(), count: done.length })
          : m.admin_list_done({ act: act.label(), count: done.length })}{' '}
        {waiting > 0 && <span>{m.admin_list_waiting({ count: waiting })} </span>}
        {failed > 0 && <span className="text-lose">{m.admin_list_failed({ count: failed })}</span>}
      </span>
      {act.undo && !isUndone && done.length > 0 && (
        <Button variant="accent" disabled={isBusy} onClick={onUndo}>
          {m.admin_list_undo()}
        </Button>
      )}
    </>
  )
}
