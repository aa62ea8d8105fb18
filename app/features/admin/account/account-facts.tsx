import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { AdminUser } from '#contract/admin.ts'
import { Timestamp } from '../timestamp.tsx'

const timestampOf = (at: string | undefined): ReactNode => at !== undefined && <Timestamp at={at} />

/** Details of an account; missing ones are left out. */
export function AccountFacts({ user }: { user: AdminUser }) {
  const facts: [name: string, value: ReactNode][] = [
    [m.admin_user_uid(), user.uid],
    [m.admin_user_email(), user.email],
    [m.admin_user_phone(), user.phone],
    [m.admin_users_coins(), user.gold],
    [m.admin_users_diamonds(), user.diamond],
    [m.admin_users_created(), timestampOf(user.createdAt)],
    [m.admin_users_brand(), user.brand],
    [m.admin_user_last_login(), timestampOf(user.lastLoginAt)],
    [m.admin_user_banned_at(), timestampOf(user.bannedAt)],
    [m.admin_user_reason(), user.banReason],
    [m.admin_user_deleting_at(), timestampOf(user.deletingAt)],
  ]
  return (
    <dl className="grid gap-2">
      {facts
        .filter(([, value]) => value !== undefined && value !== false)
        .map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
            <dt className="text-text-muted">{name}</dt>
            <dd className="break-words tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
