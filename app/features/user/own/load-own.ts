import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { loadOwnViewer } from '../../session/viewer.queries.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import { DeletionNote } from './lazy-parts.ts'

export interface OwnPage {
  shell: Shell
  title: string
}

/** Loads the data of a page of the personal centre; nothing for a guest, who is asked to sign in. */
export async function loadOwn(
  client: QueryClient,
  title: string,
  load: (viewer: User) => (Promise<unknown> | undefined)[] = () => [],
): Promise<OwnPage> {
  const [shell, viewer] = await Promise.all([client.ensureQueryData(shellQuery()), loadOwnViewer(client)])
  if (viewer) await Promise.all([viewer.own?.deletingAt && DeletionNote.preload?.(), ...load(viewer)])
  return { shell, title }
}
