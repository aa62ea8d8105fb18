import { cn } from '#app/lib/cn.ts'
import type { Room } from '#contract/room.ts'

/** VIP or SVIP on the picture of a room that is for members. */
export const MemberMark = ({ room: { access }, className }: { room: Pick<Room, 'access'>; className: string }) =>
  (access === 'vip' || access === 'svip') && (
    <span className={cn('rounded-sm bg-black/75 font-semibold text-12 text-white uppercase', className)}>{access}</span>
  )
