import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { User } from '#contract/user.ts'
import { staffGateQuery } from '../account/two-step/two-step.queries.ts'
import { refusePage } from '../session/refuse-page.functions.ts'
import { loadViewer } from '../session/viewer.queries.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'

export interface AdminPage {
  shell: Shell
  title: string
}

export const isAdministrator = (viewer: User | null): boolean => viewer?.roles?.includes('administrator') ?? false

/** Who decides about reported messages and posts: moderators of the platform see nothing else of administration. */
export const mayDecideReports = (viewer: User | null): boolean =>
  isAdministrator(viewer) || (viewer?.roles?.includes('moderator') ?? false)

/** Whether pages have anything to load. A gate that does not answer is no reason to ask for nothing else. */
export const isLetIn = (client: QueryClient): Promise<boolean> =>
  client.ensureQueryData(staffGateQuery()).then(
    (refusal) => refusal === 'none',
    () => true,
  )

/** Loads a page's data and title, by default for administrators only. The server waits for it; the browser shows a skeleton meanwhile. */
export async function loadAdmin(
  client: QueryClient,
  title: string,
  load: () => Promise<unknown>,
  mayOpen = isAdministrator,
): Promise<AdminPage> {
  const [shell, viewer] = await Promise.all([client.ensureQueryData(shellQuery()), loadViewer(client)])
  if (mayOpen(viewer)) {
    if (await isLetIn(client)) {
      const loading = load()
      if (import.meta.env.SSR) await loading
    }
  } else if (viewer && import.meta.env.SSR) await refusePage()
  return { shell, title: m.admin_page_title({ page: title, place: m.admin_title() }) }
}
