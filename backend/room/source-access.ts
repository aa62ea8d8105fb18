import type { Viewer } from '#backend/core/context.ts'
import type { SourceAccess } from '#contract/room.ts'

export const isForAll = (access: SourceAccess | null): access is null | 'everybody' =>
  access === null || access === 'everybody'

/** Whether a viewer may play a source of a room; its streamer and administrators may play all of them. */
export function mayPlay(access: SourceAccess | null, viewer: Viewer | null, ownerUid: number | null): boolean {
  if (isForAll(access)) return true
  if (!viewer) return false
  if (viewer.uid === ownerUid || viewer.roles.includes('administrator')) return true
  return access === 'user' || viewer.roles.includes(access)
}

const STRICTNESS: readonly SourceAccess[] = ['everybody', 'user', 'vip', 'svip']
const strictness = (access: SourceAccess | null): number => STRICTNESS.indexOf(access ?? 'everybody')

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
