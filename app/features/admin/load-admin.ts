import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { User } from '#contract/user.ts'
import { loadViewer } from '../session/viewer.queries.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { refusePage } from './admin.functions.ts'

export interface AdminPage {
  shell: Shell
  title: string
}

export const isAdministrator = (viewer: User | null): boolean => viewer?.roles.includes('administrator') ?? false

/** Asks for what a page shows, for administrators alone; the server waits for it, the browser shows its shape. */
export async function loadAdmin(client: QueryClient, ask: () => Promise<unknown>): Promise<AdminPage> {
  const [shell, viewer] = await Promise.all([client.ensureQueryData(shellQuery()), loadViewer(client)])
  if (isAdministrator(viewer)) {
    const asked = ask()
    if (import.meta.env.SSR) await asked
  } else if (viewer && import.meta.env.SSR) await refusePage()
  return { shell, title: m.admin_title() }
}
