import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import type { AnchorLine } from '#contract/anchor.ts'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { FollowSlot } from '../../follow/follow-slot.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { anchorPath } from '../anchor-link.ts'
import { followId } from '../follow-id.ts'
import { LiveRing } from './live-ring.tsx'
import { NowLine } from './now-line.tsx'

interface AnchorCardProps {
  anchor: AnchorLine
  match: MatchRow | undefined
  /** Ids to follow of the whole list. */
  among: readonly number[]
}

/** A streamer in the list: who it is, what is on, and a way to follow. */
export function AnchorCard({ anchor, match, among }: AnchorCardProps) {
  const { prefix, locale } = useShell()
  const { name, room, liveCount, fanCount } = anchor
  const language = room && localeByCode(room.language)
  const isLive = liveCount > 0
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface-1 p-3">
      <div className="relative flex items-center gap-3">
        <LiveRing isLive={isLive}>
          <Avatar name={name} url={anchor.avatar} size={48} />
        </LiveRing>
        <div className="min-w-0 flex-1">
          <h2 className="flex min-w-0 items-center gap-2">
            <a
              href={`${prefix}${anchorPath(anchor.id)}`}
              data-routed=""
              dir="auto"
              className="truncate font-semibold text-16 after:absolute after:inset-0 hover:text-brand-text"
            >
              {name}
            </a>
            <MemberBadge tier={anchor.membership} />
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 text-12 text-text-muted">
            {language && <span lang={language.tag}>{language.endonym}</span>}
            {fanCount > 0 && (
              <span>{m.anchor_followers({ count: fanCount, number: compactNumber(fanCount, locale.tag) })}</span>
            )}
            {liveCount > 1 && <span>{m.anchor_card_more({ count: liveCount })}</span>}
          </p>
        </div>
        <span className="relative z-1 flex">
          <FollowSlot kind="anchor" id={followId(anchor)} name={name} among={among} />
        </span>
      </div>
      {room ? (
        <NowLine room={room} match={match} />
      ) : (
        <p className="mt-3 flex flex-1 items-center rounded-md bg-surface-2 px-3 py-2 text-13 text-text-muted">
          {m.anchor_card_off()}
        </p>
      )}
    </article>
  )
}
