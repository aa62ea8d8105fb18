import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { ListPart, oldestFirst, ways } from './list-part.ts'
import { RoleName } from './user.ts'

/** Somebody with granted roles; with `proposal` somebody who is to have `roles`, which wait for a second administrator. */
export const RoleHolder = type({
  uid: 'number.integer',
  username: 'string',
  'avatar?': 'string',
  roles: RoleName.array(),
  'bannedAt?': Instant,
  'deletingAt?': Instant,
  'lastLoginAt?': Instant,
  'proposal?': { id: 'number.integer', proposedBy: 'number.integer', proposerName: 'string', expiresAt: Instant },
})
export type RoleHolder = typeof RoleHolder.infer

export const adminRoleCalls = {
  /**
   * Who holds a role, the newest account first, behind all that waits for a second administrator. Without `role` members of
   * staff, and whatever waits. `text`: as in `listUsers`; a POST, since addresses are logged.
   */
  listRoleHolders: call({
    method: 'POST',
    isRead: true,
    path: '/admin/roleHolders',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      ...oldestFirst,
      'text?': 'string <= 100',
      'role?': "'administrator' | 'moderator' | 'promotion' | 'expert' | 'anchor'",
      'state?': "'held' | 'waiting'",
    }),
    result: type({ list: RoleHolder.array(), ...ways }),
  }),
} as const
