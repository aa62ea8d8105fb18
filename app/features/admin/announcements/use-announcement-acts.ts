import { useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { AdminAnnouncement } from '#contract/admin-announcements.ts'
import {
  ANNOUNCEMENTS_OUT_MAX,
  type AnnouncementAct,
  type AnnouncementDraft,
  type AnnouncementFault,
} from '#contract/announcement-rules.ts'
import type { Result } from '#contract/call.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import { decideAnnouncement, deleteAnnouncement, saveAnnouncement } from './announcements.functions.ts'
import { announcementQuery } from './announcements.queries.ts'

interface Changed {
  faults: AnnouncementFault[]
  announcement?: AdminAnnouncement
}

/** Saving and deciding; each resolves to what is stored now. `onFaults`: why nothing is. */
export function useAnnouncementActs(onFaults: (faults: readonly AnnouncementFault[]) => void) {
  const client = useQueryClient()
  const saving = useStaffSubmit(saveAnnouncement)
  const deciding = useStaffSubmit(decideAnnouncement)
  const deleting = useStaffSubmit(deleteAnnouncement)
  const take = async (send: () => Promise<Result<Changed> | undefined>): Promise<AdminAnnouncement | undefined> => {
    const answer = await send()
    if (!answer) return undefined
    if (!answer.ok) {
      const { code } = answer.error
      if (code === 'order_moved') toast(m.admin_announcement_moved(), 'error')
      else if (code === 'too_many') toast(m.admin_announcement_too_many({ count: ANNOUNCEMENTS_OUT_MAX }), 'error')
      else toast(accountErrorText(answer.error), 'error')
      return undefined
    }
    const { faults, announcement } = answer.data
    if (!announcement) {
      onFaults(faults)
      return undefined
    }
    client.setQueryData(announcementQuery(announcement.id).queryKey, announcement)
    await client.invalidateQueries({ queryKey: ['admin', 'announcements'] })
    return announcement
  }
  const save = (draft: AnnouncementDraft, before: AdminAnnouncement | undefined) => {
    const { pages, games, texts, brand, roomId, link, from, until, ...rest } = draft
    return take(() =>
      saving.submit({
        ...rest,
        texts: { ...texts },
        pages: [...pages],
        games: [...games],
        revision: before?.revision ?? 0,
        ...(before ? { id: before.id } : {}),
        ...(brand === undefined ? {} : { brand }),
        ...(roomId === undefined ? {} : { roomId }),
        ...(link ? { link } : {}),
        ...(from ? { from } : {}),
        ...(until ? { until } : {}),
      }),
    )
  }
  const decide = ({ id, revision }: AdminAnnouncement, act: AnnouncementAct) =>
    take(() => deciding.submit({ id, revision, act }))
  const remove = async ({ id, revision }: AdminAnnouncement): Promise<boolean> => {
    const answer = await deleting.submit({ id, revision })
    if (answer && !answer.ok && answer.error.code === 'order_moved') toast(m.admin_announcement_moved(), 'error')
    else if (toastResult(answer, m.admin_announcement_deleted()))
      await client.invalidateQueries({ queryKey: ['admin', 'announcements'] })
    return answer?.ok ?? false
  }
  return { save, decide, remove, isBusy: saving.isBusy || deciding.isBusy || deleting.isBusy }
}
