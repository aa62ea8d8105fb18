import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { CopyButton } from '../../shell/copy-button.tsx'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import { AvatarCard } from './avatar-card.tsx'
import { BalanceCards } from './balance-cards.tsx'
import { LevelCard } from './level-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useMembership } from './use-membership.ts'

/** The viewer's public profile data and balances. */
export function InfoPage() {
  const viewer = useViewer()
  const membership = useMembership()
  if (!viewer) return null
  return (
    <OwnPage title={m.user_page_info()}>
      <OwnCard>
        <AvatarCard user={viewer} />
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-text-muted">
          <span>{m.user_info_level({ level: viewer.level })}</span>
          <Link to="/userInfo/$id" params={{ id: 'vip' }} className="hover:text-brand-text">
            <span suppressHydrationWarning>{membership.text}</span>
          </Link>
          <Link
            to="/userInfo/$id"
            params={{ id: String(viewer.uid) }}
            className="text-brand-text underline-offset-2 hover:underline"
          >
            {m.user_info_public()}
          </Link>
        </p>
      </OwnCard>
      <BalanceCards />
      <LevelCard />
      <OwnCard>
        <ProfileForm user={viewer} />
      </OwnCard>
      <OwnCard>
        <div className="flex items-center gap-3">
          <span className="text-text-muted">{m.user_info_uid()}</span>
          <span className="figures min-w-0 flex-1 font-medium">{viewer.uid}</span>
          <CopyButton text={String(viewer.uid)} />
        </div>
      </OwnCard>
    </OwnPage>
  )
}
