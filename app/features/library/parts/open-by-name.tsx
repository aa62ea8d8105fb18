import { useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { SearchHit } from '#contract/search.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { ChooseByName } from './choose-by-name.tsx'

interface OpenByNameProps {
  kind: 'team' | 'player'
  gameId: number
  /** Shown while nothing is typed. */
  usual: readonly SearchHit[]
}

/** Opens the page of a team or player of any competition of the sport. */
export function OpenByName({ kind, ...props }: OpenByNameProps) {
  const navigate = useNavigate()
  return (
    <div className="sm:max-w-80">
      <ChooseByName
        {...props}
        kind={kind}
        idOf={({ id }) => id}
        chosen={undefined}
        onChoose={(id) => id !== undefined && void navigate(libraryLink(kind === 'team' ? 'squad' : 'player', id))}
        label={kind === 'team' ? m.library_find_team() : m.library_find_player()}
      />
    </div>
  )
}
