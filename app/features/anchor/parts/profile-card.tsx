import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import type { AnchorProfile } from '#contract/anchor.ts'
import { localeByCode } from '#contract/languages.ts'
import { followedQuery } from '../../follow/follow.queries.ts'
import { useFollow } from '../../follow/use-follow.ts'
import { gameName } from '../../match/game-name.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { anchorPath } from '../anchor-link.ts'
import { followId } from '../follow-id.ts'
import { LiveRing } from './live-ring.tsx'

const GAMES_MAX = 5

interface ProfileCardProps {
  anchor: AnchorProfile
  isLive: boolean
  /** On a page that is not about the streamer: her name leads to the one that is. */
  isLinked?: boolean
}

/** Who a streamer is, and the way to follow. */
export function ProfileCard({ anchor, isLive, isLinked }: ProfileCardProps) {
  const { locale, prefix } = useShell()
  const Heading = isLinked ? 'h2' : 'h1'
  const { name, avatar, membership, introduction, languages, gameIds } = anchor
  const { fanCount, ...follow } = useFollowers(anchor)
  return (
    <section className="flex flex-wrap items-start gap-4 rounded-lg border border-line bg-surface-1 p-4">
      <LiveRing isLive={isLive}>
        <Avatar name={name} url={avatar} size={80} />
      </LiveRing>
      <div className="min-w-0 flex-[1_1_14rem] space-y-2">
        <div>
          <Heading className="flex flex-wrap items-center gap-2 font-bold text-20">
            {isLinked ? (
              <a
                href={`${prefix}${anchorPath(anchor.id)}`}
                data-routed=""
                dir="auto"
                className="min-w-0 wrap-anywhere hover:text-brand-text"
              >
                {name}
              </a>
            ) : (
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {name}
              </span>
            )}
            <MemberBadge tier={membership} />
          </Heading>
          <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
            <span>{m.anchor_followers({ count: fanCount, number: compactNumber(fanCount, locale.tag) })}</span>
            {anchor.level !== undefined && <span>{m.user_info_level({ level: anchor.level })}</span>}
            {anchor.uid === undefined && <span>{m.anchor_page_simulated()}</span>}
          </p>
        </div>
        {introduction && (
          <p dir="auto" className="max-w-prose wrap-anywhere">
            {introduction}
          </p>
        )}
        <ul aria-label={m.anchor_page_about()} className="flex flex-wrap gap-2 text-12">
          {languages.map((code) => {
            const language = localeByCode(code)
            return (
              language && (
                <li key={code} lang={language.tag} className={TAG}>
                  {language.endonym}
                </li>
              )
            )
          })}
          {gameIds.slice(0, GAMES_MAX).map((id) => (
            <li key={id} className={TAG}>
              <GameIcon id={id} size={14} />
              {gameName(id)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {follow.isOwn ? (
          <Link
            to="/userInfo/$id"
            params={{ id: 'info' }}
            className="inline-flex min-h-10 items-center justify-center rounded-md border border-line px-4 font-medium hover:bg-surface-2"
          >
            {m.user_profile_edit()}
          </Link>
        ) : (
          <Button
            variant={follow.isOn ? 'quiet' : 'primary'}
            aria-pressed={follow.isOn}
            aria-label={m.user_follow_of({ act: follow.label, name })}
            disabled={follow.isBusy}
            onClick={follow.toggle}
          >
            {follow.label}
          </Button>
        )}
      </div>
    </section>
  )
}

const TAG = 'flex items-center gap-1 rounded-sm border border-line px-2 py-1'

/** Whether the viewer follows, and how many do: after a press as the backend then says. */
function useFollowers(anchor: AnchorProfile) {
  const viewer = useViewer()
  const id = followId(anchor)
  const isOwn = viewer?.uid === anchor.uid && viewer !== null
  const { data } = useQuery({ ...followedQuery('anchor', [id]), enabled: viewer !== null && !isOwn })
  const [counted, setCounted] = useState<number>()
  const { isOn, isBusy, toggle } = useFollow({
    kind: 'anchor',
    id,
    name: anchor.name,
    isFollowed: viewer !== null && (data?.includes(id) ?? false),
    onCount: setCounted,
  })
  const label = isOn ? m.user_follow_stop() : m.user_follow_do()
  return { isOwn, isOn, isBusy, toggle, label, fanCount: counted ?? anchor.fanCount }
}
