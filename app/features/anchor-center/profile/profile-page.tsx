import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { CentrePage } from '../centre-page.tsx'
import { CoverCard } from '../cover-card.tsx'
import { ownProfileQuery } from '../profile.queries.ts'
import { AboutForm } from './about-form.tsx'
import { PicturesCard } from './pictures-card.tsx'

/** What the streamer's page says, and the cover of the room. */
export function ProfilePage() {
  const { data: profile } = useSuspenseQuery(ownProfileQuery())
  const uid = useViewer()?.uid
  return (
    <CentrePage
      action={
        uid !== undefined && (
          <Link
            to="/anchor/{-$id}"
            params={{ id: String(uid) }}
            search={{}}
            className="font-medium text-13 text-brand-text hover:underline"
          >
            {m.centre_open_page()}
          </Link>
        )
      }
    >
      <CoverCard cover={profile.cover} />
      <AboutForm profile={profile} />
      <PicturesCard pictures={profile.pictures} />
    </CentrePage>
  )
}
