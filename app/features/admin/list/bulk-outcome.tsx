import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { accountErrorText } from '../../shell/account-error-text.ts'
import type { BulkFailed } from './bulk-answers.ts'
import type { BulkOutcome as Outcome } from './use-bulk.ts'

interface BulkOutcomeProps<Row> {
  outcome: Outcome<Row>
  keyOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  isBusy: boolean
  onUndo: () => void
}

/** What became of an act with many rows, why not of each where it was not done, and the way back. */
export function BulkOutcome<Row>({ outcome, keyOf, nameOf, isBusy, onUndo }: BulkOutcomeProps<Row>) {
  const { act, done, waiting, failed, isUndone } = outcome
  const isNothing = done.length === 0 && waiting + failed.length > 0
  const said = { act: act.label(), count: done.length }
  return (
    <div className="mt-2 grid gap-1 text-13">
      <div className="flex flex-wrap items-center gap-x-3">
        <span>
          {isNothing ? <bdi>{act.label()} · </bdi> : isUndone ? m.admin_list_undone(said) : m.admin_list_done(said)}{' '}
          {waiting > 0 && <span>{m.admin_list_waiting({ count: waiting })} </span>}
          {failed.length > 0 && <span className="text-lose">{m.admin_list_failed({ count: failed.length })}</span>}
        </span>
        {act.undo && !isUndone && done.length > 0 && (
          <Button variant="accent" disabled={isBusy} onClick={onUndo}>
            {m.admin_list_undo()}
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <ul className="grid gap-0.5">
          {failed.map(({ row, failure }) => (
            <li key={keyOf(row)} className="wrap-anywhere">
              <bdi className="font-medium">{nameOf(row)}</bdi> · {whyNot(failure)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function whyNot(failure: BulkFailed<never>['failure']): string {
  if (!failure) return m.admin_list_not_sent()
  if (failure.code === 'claimed') return m.admin_review_claimed()
  if (failure.code === 'forbidden' && failure.message === undefined) return m.admin_list_not_allowed()
  return accountErrorText(failure)
}
