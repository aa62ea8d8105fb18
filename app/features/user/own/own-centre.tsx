import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { OwnLayout } from './own-layout.tsx'

/**
 * The index of the personal centre: the viewer above the list of pages. On wide screens it redirects to the profile.
 */
export const OwnCentre = () => (
  <OwnLayout isList>
    <OwnList />
  </OwnLayout>
)

function OwnList() {
  const viewer = useViewer()
  const navigate = useNavigate()
  useEffect(() => {
    if (matchMedia('(min-width: 768px)').matches)
      void navigate({ to: '/userInfo/$id', params: { id: 'info' }, replace: true })
  }, [navigate])
  if (!viewer) return null
  return (
    <div className="flex items-center gap-3">
      <Avatar name={viewer.username} url={viewer.avatar} size={56} />
      <div className="min-w-0">
        <h1 className="break-words font-bold text-20">{viewer.username}</h1>
        <p className="text-text-muted">{m.user_info_level({ level: viewer.level })}</p>
      </div>
    </div>
  )
}
