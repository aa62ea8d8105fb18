import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { AnnouncementKind, ShownAnnouncement } from '#contract/announcement-rules.ts'
import { localeByCode, localeByTag } from '#contract/languages.ts'

/** Drawn here: a bar that many pages begin with brings no chunk of icons along. */
const PATHS = {
  maintenance:
    'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.8-3.8a6 6 0 0 1-7.9 7.9l-6.9 6.9a2.1 2.1 0 0 1-3-3l6.9-6.9a6 6 0 0 1 7.9-7.9z',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h0',
  information: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 16v-4m0-4h0',
  close: 'M18 6 6 18M6 6l12 12',
} as const

const Icon = ({ name, className }: { name: keyof typeof PATHS; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width={18}
    height={18}
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={PATHS[name]} />
  </svg>
)

const NAMES = {
  maintenance: m.announcement_maintenance,
  warning: m.announcement_warning,
  information: m.announcement_information,
} as const satisfies Record<AnnouncementKind, () => string>

/** A path with a language of its own is taken as it is. */
function targetOf(link: string, prefix: string) {
  if (!link.startsWith('/')) return { href: link, target: '_blank', rel: 'noopener noreferrer' }
  const hasLanguage = localeByTag(/^\/([^/?#]*)/.exec(link)?.[1] ?? '') !== undefined
  return hasLanguage ? { href: link } : { href: prefix + link, 'data-routed': '' }
}

interface AnnouncementLineProps {
  announcement: Pick<ShownAnnouncement, 'kind' | 'text' | 'language' | 'link'>
  /** Of the page's links. */
  prefix: string
  /** Absent in a preview. */
  onClose?: () => void
}

/** One announcement: what it is about, what it says, where that leads, and the way to close it. */
export function AnnouncementLine({ announcement, prefix, onClose }: AnnouncementLineProps) {
  const { kind, text, language, link } = announcement
  const locale = localeByCode(language)
  return (
    <div className="mx-auto flex max-w-[1440px] items-start gap-2.5 px-3 md:px-4">
      <Icon
        name={kind}
        className={cn('my-[11px] shrink-0', kind === 'information' ? 'text-text-muted' : 'text-warn')}
      />
      <p className="min-w-0 flex-1 py-2.5 text-13">
        <span className="sr-only">{NAMES[kind]()}: </span>
        <span lang={locale?.tag} dir={locale?.dir} className="wrap-anywhere">
          {text}
        </span>
        {link && (
          <>
            {' '}
            <a
              {...targetOf(link, prefix)}
              className="inline-block whitespace-nowrap font-semibold underline underline-offset-2 hover:text-brand-text"
            >
              {m.announcement_more()}
            </a>
          </>
        )}
      </p>
      <button
        type="button"
        aria-label={m.announcement_close()}
        onClick={onClose}
        className="-me-2 flex size-10 shrink-0 items-center justify-center rounded-md text-text-muted hover:text-text"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
