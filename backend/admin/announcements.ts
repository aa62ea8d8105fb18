import {
  type AnnouncementContent,
  type AnnouncementRow,
  announcementState,
  findAnnouncement,
  isRowOut,
  readOut,
} from '#backend/announcement/announcements.store.ts'
import { putOut } from '#backend/announcement/put-out.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import type { AdminAnnouncement, AdminAnnouncementLine, adminAnnouncementCalls } from '#contract/admin-announcements.ts'
import {
  ANNOUNCEMENT_AHEAD_MS,
  type AnnouncementDraft,
  type AnnouncementFault,
  announcementFaults,
  announcementText,
  byImportance,
  runsAt,
  toShown,
} from '#contract/announcement-rules.ts'
import type { Language } from '#contract/languages.ts'
import {
  decideAnnouncementState,
  deleteDraft,
  insertAnnouncement,
  searchAnnouncements,
  updateAnnouncement,
} from './announcements.store.ts'
import { auditFile, readHistory } from './audit.store.ts'

type Calls = typeof adminAnnouncementCalls

const factsOf = ({ kind, audience, brand, roomId, startsAt, endsAt }: AnnouncementRow) => ({
  kind,
  audience,
  ...(brand === null ? {} : { brand }),
  ...(roomId === null ? {} : { roomId }),
  ...(startsAt === null ? {} : { from: instant(startsAt) }),
  ...(endsAt === null ? {} : { until: instant(endsAt) }),
})

function toLine({ lan, now }: UserContext, row: AnnouncementRow): AdminAnnouncementLine {
  const { id, texts, revision, updatedAt } = row
  return {
    ...factsOf(row),
    id,
    state: announcementState(row, now),
    text: announcementText(texts, lan)?.text ?? '',
    languages: Object.keys(texts) as Language[],
    revision,
    updatedAt: instant(updatedAt),
  }
}

export const listAnnouncements: Verb<Calls['listAnnouncements']> = async (context, wanted) => {
  await auditFile(context, 'announcements', wanted)
  const { rows, ...ways } = await searchAnnouncements(context, wanted)
  return { list: rows.map((row) => toLine(context, row)), ...ways }
}

const ACTS_DONE = [
  ...(['save_announcement', 'publish_announcement', 'end_announcement', 'take_back_announcement'] as const),
] as const

async function readOne(context: UserContext, id: number): Promise<AdminAnnouncement | undefined> {
  const { accountDb, now } = context
  const [row, history] = await Promise.all([
    findAnnouncement(accountDb, id),
    readHistory(accountDb, 'announcement', id, ACTS_DONE),
  ])
  if (!row) return undefined
  const { texts, link, pages, games, revision } = row
  return {
    ...factsOf(row),
    id,
    state: announcementState(row, now),
    texts: { ...texts } as Record<string, string>,
    ...(link === null ? {} : { link }),
    pages: [...pages],
    games: [...games],
    revision,
    history: history.map(({ act, at, adminUid, adminName }) => ({
      act,
      at: instant(at),
      adminUid,
      adminName: adminName ?? '',
    })),
  }
}

export const getAnnouncement: Verb<Calls['getAnnouncement']> = async (context, { id }) =>
  (await readOne(context, id)) ?? fail('not_found')

/** What only the backend knows to be wrong. */
async function unknownOf(
  { env, matchDb }: UserContext,
  { brand, roomId }: AnnouncementDraft,
): Promise<AnnouncementFault[]> {
  const [record, room] = await Promise.all([
    brand === undefined || roomId !== undefined ? '' : env.BRANDS.get(`brand:${brand}`),
    roomId === undefined ? true : readRoom(matchDb, roomId),
  ])
  return [
    ...(record === null ? [{ field: 'brand', kind: 'brand_unknown' } as const] : []),
    ...(room ? [] : [{ field: 'room', kind: 'room_unknown' } as const]),
  ]
}

const faultsOf = async (context: UserContext, draft: AnnouncementDraft, isOut: boolean) => [
  ...announcementFaults(draft, { now: context.now, isOut }),
  ...(await unknownOf(context, draft)),
]

const timeOf = (at: string | undefined): number | null => (at === undefined ? null : Date.parse(at))

function toContent(draft: AnnouncementDraft): AnnouncementContent {
  const { kind, audience, brand, roomId, texts, link, pages, games, from, until } = draft
  const isRoom = roomId !== undefined
  const written = Object.entries(texts).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : []))
  return {
    kind,
    audience,
    brand: isRoom ? null : (brand ?? null),
    roomId: roomId ?? null,
    texts: Object.fromEntries(written),
    link: link || null,
    pages: isRoom ? [] : [...new Set(pages)],
    games: isRoom ? [] : [...new Set(games)],
    startsAt: timeOf(from),
    endsAt: timeOf(until),
  }
}

const changed = async (context: UserContext, id: number) => {
  const announcement = await readOne(context, id)
  return announcement ? { faults: [], announcement } : fail('not_found')
}

export const saveAnnouncement: Verb<Calls['saveAnnouncement']> = async (context, { id, revision, ...draft }) => {
  const { accountDb, now } = context
  const before = id === undefined ? undefined : await findAnnouncement(accountDb, id)
  if (id !== undefined && !before) return fail('not_found')
  const isOut = before !== undefined && isRowOut(before, now)
  const unproven = isOut ? await requireStaffProof(context) : null
  if (unproven) return unproven
  const faults = await faultsOf(context, draft, isOut)
  if (faults.length > 0) return { faults }
  const content = toContent(draft)
  if (!before || id === undefined) {
    const added = await insertAnnouncement(context, content)
    return added === null ? fail('forbidden') : changed(context, added)
  }
  // One that runs keeps the time it began at, unless another is asked for.
  const startsAt = content.startsAt ?? (isOut ? before.startsAt : null)
  if (!(await updateAnnouncement(context, { id, revision }, { ...content, startsAt }, isOut)))
    return fail('order_moved')
  if (isOut) await putOut(context)
  return changed(context, id)
}

const toDraft = (row: AnnouncementRow): AnnouncementDraft => ({
  ...factsOf(row),
  texts: row.texts as Record<string, string>,
  link: row.link ?? undefined,
  pages: row.pages,
  games: row.games,
})

export const decideAnnouncement: Verb<Calls['decideAnnouncement']> = async (context, { id, revision, act }) => {
  const { accountDb, now } = context
  const unproven = act === 'publish' ? await requireStaffProof(context) : null
  if (unproven) return unproven
  const row = await findAnnouncement(accountDb, id)
  if (!row) return fail('not_found')
  const isOut = isRowOut(row, now)
  const mayBe = act === 'end' ? announcementState(row, now) === 'running' : isOut !== (act === 'publish')
  if (row.revision !== revision || !mayBe) return fail('order_moved')
  const faults = act === 'publish' ? await faultsOf(context, toDraft(row), true) : []
  if (faults.length > 0) return { faults }
  if (!(await decideAnnouncementState(context, { id, revision }, act, row))) {
    const again = await findAnnouncement(accountDb, id)
    return fail(again?.revision === revision && act === 'publish' ? 'too_many' : 'order_moved')
  }
  await putOut(context)
  return changed(context, id)
}

export const deleteAnnouncement: Verb<Calls['deleteAnnouncement']> = async (context, based) => {
  const row = await findAnnouncement(context.accountDb, based.id)
  if (!row) return fail('not_found')
  return (await deleteDraft(context, based, row)) ? { done: true } : fail('order_moved')
}

export const listStaffAnnouncements: Verb<Calls['listStaffAnnouncements']> = async (context) => {
  const { accountDb, brand, lan, now } = context
  const out = await readOut(accountDb, now)
  const shown = out.filter(
    (each) =>
      each.audience === 'staff' &&
      each.roomId === undefined &&
      (each.brand === undefined || each.brand === brand) &&
      runsAt({ ...each, from: each.from - ANNOUNCEMENT_AHEAD_MS }, now),
  )
  const list = shown.sort(byImportance).flatMap((each) => toShown(each, lan) ?? [])
  return { list: list.map((each) => ({ ...each, pages: [...each.pages], games: [...each.games] })) }
}
