import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { Crest } from '#app/ui/crest.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { FollowLine } from '#contract/follow.ts'
import { FollowButton } from '../../follow/follow-button.tsx'
import { gameName } from '../../match/game-name.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** Path of a followed entity's page, or null when there is none. */
function pathOf({ kind, id }: FollowLine): string | null {
  if (kind === 'anchor') return `/anchor/${id}`
  if (kind === 'user' || kind === 'expert') return `/userInfo/${id}`
  return kind === 'league' ? `/leagueLibrary/${id}` : null
}

/** Followed entities or followers, each with a follow button. */
export function FollowList({ lines, isFans }: { lines: readonly FollowLine[]; isFans?: boolean }) {
  if (lines.length === 0)
    return isFans ? (
      <EmptyState picture="people" title={m.user_fans_empty()} text={m.user_fans_empty_text()} />
    ) : (
      <EmptyState picture="followed" title={m.user_focus_empty()} text={m.user_focus_empty_text()} />
    )
  return (
    <ul className="rounded-lg border border-line bg-surface-1">
      {lines.map((line) => (
        <Line key={`${line.kind}${line.id}`} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: FollowLine }) {
  const { prefix } = useShell()
  const viewer = useViewer()
  const path = pathOf(line)
  const isMe = line.kind === 'user' && line.id === viewer?.uid
  return (
    <li className="flex min-h-16 items-center gap-3 border-line border-b px-4 py-2 last:border-b-0">
      {line.crest ? (
        <Crest id={line.id} crest={line.crest} size={40} />
      ) : (
        <Avatar name={line.name} url={line.avatar} size={40} />
      )}
      <span className="min-w-0 flex-1 break-words">
        {path ? (
          <a href={`${prefix}${path}`} data-routed="" className="font-medium hover:text-brand-text">
            {line.name}
          </a>
        ) : (
          <span className="font-medium">{line.name}</span>
        )}{' '}
        <MemberBadge tier={line.membership} />
        {line.gameId !== undefined && <span className="block text-12 text-text-muted">{gameName(line.gameId)}</span>}
      </span>
      {!isMe && <FollowButton kind={line.kind} id={line.id} name={line.name} isFollowed={line.isFollowed} />}
    </li>
  )
}
