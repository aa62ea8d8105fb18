import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { announcementIn, announcementLink } from './announcement-link.ts'
import { announcementsList } from './announcements-list.tsx'

const importEditor = () => import('./announcement-page.tsx')
const Editor = lazyRouteComponent(importEditor, 'AnnouncementPage')

export async function loadAnnouncements(client: QueryClient, search: RawSearch): Promise<AdminPage> {
  const id = announcementIn(search)
  if (id === undefined) return loadList(client, announcementsList, search)
  const [editor] = await Promise.all([importEditor(), Editor.preload?.()])
  return editor.loadAnnouncement(client, id)
}

/** All announcements and the way to a new one, or one of them. */
export function AnnouncementsPage({ rawSearch }: { rawSearch: RawSearch }) {
  const id = announcementIn(rawSearch)
  if (id === undefined) return <ListPage list={announcementsList} rawSearch={rawSearch} action={<New />} />
  return (
    <Suspense>
      <Editor key={id} id={id} />
    </Suspense>
  )
}

function New() {
  const navigate = useNavigate()
  return (
    <Button onClick={() => void navigate(announcementLink())}>
      <Plus size={18} aria-hidden />
      {m.admin_announcement_new()}
    </Button>
  )
}
