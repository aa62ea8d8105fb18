import { useNavigate } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Select } from '#app/ui/select.tsx'
import { localeByCode } from '#contract/languages.ts'
import type { RoomsSearch } from '../load-room.ts'

/** While all languages are shown there is more room for the games. */
const SIGN_ON_PHONES =
  'w-12 max-md:[&_select]:px-0 max-md:[&_select]:text-transparent max-md:[&_option]:text-text max-md:[&>div>svg]:hidden'

interface LanguageFilterProps {
  search: RoomsSearch
  /** Languages of live rooms. */
  languages: readonly string[] | undefined
}

/** Of which language the listed rooms are; nothing where all are of one. */
export function LanguageFilter({ search, languages = [] }: LanguageFilterProps) {
  const navigate = useNavigate()
  const language = localeByCode(search.language ?? '')?.code
  const spoken = !language || languages.includes(language) ? languages : [...languages, language]
  if (spoken.length < 2) return null
  const show = (code: string) =>
    navigate({ to: '/live', search: { ...search, language: localeByCode(code)?.code }, resetScroll: false })
  return (
    <div className={cn('relative shrink-0 md:w-44', language ? 'w-32' : SIGN_ON_PHONES)}>
      <Select
        aria-label={m.live_list_language()}
        value={language ?? ''}
        onChange={({ target }) => void show(target.value)}
        options={[
          { value: '', label: m.live_list_language_all() },
          ...spoken.map((code) => ({ value: code, label: localeByCode(code)?.endonym ?? code })),
        ]}
      />
      {!language && (
        <Languages size={18} aria-hidden className="pointer-events-none absolute inset-0 m-auto md:hidden" />
      )}
    </div>
  )
}
