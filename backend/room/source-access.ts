import type { Viewer } from '#backend/core/context.ts'
import type { SourceAccess } from '#contract/room.ts'

export const isForAll = (access: SourceAccess | null): access is null | 'everybody' =>
  access === null || access === 'everybody'

/** What else than who may watch decides whether a viewer enters a room. */
export interface Entrance {
  ownerUid: number | null
  /** The room has a price that the viewer has not paid (`backend/ticket/is-unpaid.ts`). */
  isUnpaid: boolean
}

/** Whether a viewer may play a source of a room; its streamer and administrators may play all of them. */
export function mayPlay(
  access: SourceAccess | null,
  viewer: Pick<Viewer, 'uid' | 'roles'> | null,
  { ownerUid, isUnpaid }: Entrance,
): boolean {
  if (viewer && (viewer.uid === ownerUid || viewer.roles.includes('administrator'))) return true
  if (isUnpaid) return false
  if (isForAll(access)) return true
  if (!viewer) return false
  return access === 'user' || viewer.roles.includes(access)
}

const STRICTNESS: readonly SourceAccess[] = ['everybody', 'user', 'vip', 'svip']
const strictness = (access: SourceAccess | null): number => STRICTNESS.indexOf(access ?? 'everybody')

/** Whether `to` lets fewer people in than `from`. */
export const isStricter = (from: SourceAccess | null, to: SourceAccess | null): boolean =>
  strictness(to) > strictness(from)

/** Who may play a source: the stricter of what its room and it say. */
export const accessOf = (room: SourceAccess | null, source: SourceAccess | null): SourceAccess | null =>
  strictness(room) > strictness(source) ? room : source

/** Who may watch a room at least: who may play the source that is open to most. */
export const roomAccessOf = (
  room: SourceAccess | null,
  sources: readonly { access: SourceAccess | null }[],
): SourceAccess | null => {
  const accesses = sources.map(({ access }) => accessOf(room, access))
  return accesses.sort((a, b) => strictness(a) - strictness(b))[0] ?? room
}

/** Who opens it is a membership. */
export const isForMembers = (access: SourceAccess | null): boolean => access === 'vip' || access === 'svip'
