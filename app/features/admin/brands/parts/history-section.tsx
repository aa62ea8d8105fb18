import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { BrandVersionLine } from '#contract/admin-brands.ts'
import { ListState } from '../../list/list-state.tsx'
import { Timestamp } from '../../timestamp.tsx'
import { UserLink } from '../../user-link.tsx'
import { brandVersionQuery, brandVersionsQuery } from '../brands.queries.ts'
import { changesOf, type Part, parseRecord } from '../record.ts'
import { Changes } from './changes.tsx'

interface HistorySectionProps {
  id: string
  isBusy: boolean
  /** The record as it is served. */
  live: Part | undefined
  /** Publishes the record of an earlier version. */
  onReturn: (version: number) => void
}

/** Every version of the record: who published it, what it changed, and the way back to it. */
export function HistorySection({ id, isBusy, live, onReturn }: HistorySectionProps) {
  const [after, setAfter] = useState<string>()
  const query = useQuery(brandVersionsQuery(id, after))
  return (
    <ListState query={query}>
      {({ list, next, previous, isPut = false }) =>
        list.length === 0 ? (
          <p className="text-text-muted">{m.admin_brand_history_empty()}</p>
        ) : (
          <div className="grid gap-3">
            <ol className="grid gap-2">
              {isPut && previous === undefined && list[0] && (
                <PutOutside id={id} newest={list[0].version} live={live} />
              )}
              {list.map((line, at) => (
                <Version
                  key={line.version}
                  id={id}
                  line={line}
                  isCurrent={!isPut && previous === undefined && at === 0}
                  isBusy={isBusy}
                  onReturn={onReturn}
                />
              ))}
            </ol>
            <div className="flex gap-2">
              {previous && (
                <Button variant="quiet" onClick={() => setAfter(previous)}>
                  {m.match_pager_previous()}
                </Button>
              )}
              {next && (
                <Button variant="quiet" onClick={() => setAfter(next)}>
                  {m.match_pager_next()}
                </Button>
              )}
            </div>
          </div>
        )
      }
    </ListState>
  )
}

/** What the command line has put since the newest version, which no version has yet. */
function PutOutside({ id, newest, live }: { id: string; newest: number; live: Part | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Line
      title={m.admin_brand_put_outside()}
      facts={m.admin_brand_put_outside_text()}
      isCurrent
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <PutChanges id={id} newest={newest} live={live} />
    </Line>
  )
}

function PutChanges({ id, newest, live }: { id: string; newest: number; live: Part | undefined }) {
  const query = useQuery(brandVersionQuery(id, newest))
  return (
    <ListState query={query}>{({ record }) => <Changes changes={changesOf(parseRecord(record), live)} />}</ListState>
  )
}

type ReturnProps = Pick<HistorySectionProps, 'id' | 'isBusy' | 'onReturn'>

interface VersionProps extends ReturnProps {
  line: BrandVersionLine
  isCurrent: boolean
}

function Version({ id, line, isCurrent, isBusy, onReturn }: VersionProps) {
  const { version, at, uid, username, note } = line
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Line
      title={note || m.admin_brand_version({ number: version })}
      facts={
        <>
          <Timestamp at={at} />{' '}
          {uid === undefined ? m.admin_brand_by_terminal() : <UserLink uid={uid} name={username ?? String(uid)} />}
        </>
      }
      isCurrent={isCurrent}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <OpenVersion id={id} version={version} isCurrent={isCurrent} isBusy={isBusy} onReturn={onReturn} />
    </Line>
  )
}

interface LineProps {
  title: string
  facts: ReactNode
  isCurrent: boolean
  isOpen: boolean
  onToggle: () => void
  /** What is shown when it is open. */
  children: ReactNode
}

function Line({ title, facts, isCurrent, isOpen, onToggle, children }: LineProps) {
  return (
    <li className="rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
        <div className="min-w-0 flex-auto">
          <p className="wrap-anywhere">
            <bdi>{title}</bdi>
          </p>
          <p className="text-13 text-text-muted">{facts}</p>
        </div>
        {isCurrent && <span className="font-medium text-13 text-win">{m.admin_brand_version_current()}</span>}
        <Button variant="bare" aria-expanded={isOpen} onClick={onToggle}>
          {m.admin_brand_version_changes()}
          <ChevronDown size={16} aria-hidden className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      {isOpen && <div className="border-line border-t p-3">{children}</div>}
    </li>
  )
}

interface OpenVersionProps extends ReturnProps {
  version: number
  isCurrent: boolean
}

function OpenVersion({ id, version, isCurrent, isBusy, onReturn }: OpenVersionProps) {
  const query = useQuery(brandVersionQuery(id, version))
  return (
    <ListState query={query}>
      {({ record, before }) => (
        <div className="grid gap-3">
          {before === undefined ? (
            <p className="text-13 text-text-muted">{m.admin_brand_version_first()}</p>
          ) : (
            <Changes changes={changesOf(parseRecord(before), parseRecord(record))} />
          )}
          {!isCurrent && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button variant="quiet" disabled={isBusy} onClick={() => onReturn(version)}>
                {m.admin_brand_return()}
              </Button>
              <span className="text-13 text-text-muted">{m.admin_brand_return_hint()}</span>
            </div>
          )}
        </div>
      )}
    </ListState>
  )
}
