import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { localeByCode } from '#contract/languages.ts'
import type { Protocol } from '#contract/protocol.ts'
import { type ProtocolName, protocolOf } from '#contract/protocol-rules.ts'
import { useShell } from '../shell/shell.queries.ts'
import { ComplaintForm } from './lazy-parts.ts'
import { PrintButton } from './print-button.tsx'
import { protocolQuery, versionOf } from './protocol.queries.ts'
import { ProtocolSections } from './protocol-sections.tsx'

interface ProtocolPageProps {
  id: string | undefined
  rawVersion: unknown
}

export function ProtocolPage({ id, rawVersion }: ProtocolPageProps) {
  const name = protocolOf(id)
  return name && <ProtocolView name={name} version={versionOf(rawVersion)} />
}

/** A text with its contents, the day since which it holds, and its earlier versions. */
function ProtocolView({ name, version }: { name: ProtocolName; version: string | undefined }) {
  const shell = useShell()
  const { data } = useSuspenseQuery(protocolQuery(shell, name, version))
  const { tag, dir } = localeByCode(data.language) ?? shell.locale
  const isToCome = data.coming?.includes(data.version) ?? false
  const isCurrent = data.version === data.versions[0]
  const day = dayWithYear(data.version, shell.locale.tag)
  return (
    <div className="mx-auto grid max-w-[1120px] gap-x-10 gap-y-6 px-3 md:px-0 lg:grid-cols-[1fr_260px]">
      <header className="space-y-2 lg:col-span-2">
        <h1 lang={tag} dir={dir} className="font-bold text-28 leading-tight">
          {data.title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-text-muted">
          <span>{isToCome ? m.protocol_from({ day }) : m.protocol_since({ day })}</span>
          <PrintButton />
        </div>
        {isCurrent ? (
          data.coming?.map((each) => (
            <Note
              key={each}
              text={m.protocol_coming({ day: dayWithYear(each, shell.locale.tag) })}
              link={m.protocol_coming_read()}
              name={name}
              version={each}
            />
          ))
        ) : (
          <Note text={isToCome ? m.protocol_not_yet() : m.protocol_earlier()} link={m.protocol_newest()} name={name} />
        )}
      </header>
      {/* In one column its boxes stand around the text: contents before, other texts after it. */}
      <aside className="contents lg:sticky lg:top-20 lg:order-last lg:block lg:space-y-6 lg:self-start print:hidden">
        <Contents sections={data.sections} lang={tag} dir={dir} isSecond={name === 'complaint'} />
        <Texts name={name} all={data.all} lang={tag} dir={dir} />
        {data.versions.length > 1 && <Versions name={name} text={data} />}
      </aside>
      <div className="min-w-0 space-y-8">
        {name === 'complaint' && <ComplaintForm />}
        <article lang={tag} dir={dir} className="max-w-[720px] space-y-8">
          <ProtocolSections sections={data.sections} />
        </article>
      </div>
    </div>
  )
}

interface NoteProps {
  text: string
  link: string
  name: ProtocolName
  /** Where the link leads; without it to what holds. */
  version?: string
}

/** That another version is to be read, now or soon. */
const Note = ({ text, link, name, version }: NoteProps) => (
  <p role="note" className="rounded-lg border border-line bg-surface-1 px-3 py-2 text-13">
    {text}{' '}
    <Link
      to="/protocol/{-$id}"
      params={{ id: name }}
      search={version ? { version } : {}}
      className="font-medium text-brand-text underline"
    >
      {link}
    </Link>
  </p>
)

const BOX = 'rounded-lg border border-line bg-surface-1 p-4'

type SectionData = Protocol['sections'][number]

interface ContentsProps {
  sections: SectionData[]
  lang: string
  dir: 'ltr' | 'rtl'
  /** Something else is what one comes for. */
  isSecond: boolean
}

function Contents({ sections, lang, dir, isSecond }: ContentsProps) {
  return (
    <nav aria-label={m.protocol_contents()} className={`${BOX} ${isSecond ? 'max-lg:hidden' : ''}`}>
      <h2 className="font-semibold">{m.protocol_contents()}</h2>
      <ol lang={lang} dir={dir} className="mt-2">
        {sections.map(({ id, title }, at) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-8 items-center gap-2 text-13 text-text-muted hover:text-text">
              <span className="tabular-nums">{at + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Texts({
  name,
  all,
  lang,
  dir,
}: {
  name: ProtocolName
  all: Protocol['all']
  lang: string
  dir: 'ltr' | 'rtl'
}) {
  return (
    <nav aria-label={m.protocol_all()} className={`${BOX} max-lg:order-last`}>
      <h2 className="font-semibold">{m.protocol_all()}</h2>
      <ul lang={lang} dir={dir} className="mt-2">
        {all.map((each) => (
          <li key={each.name}>
            <Link
              to="/protocol/{-$id}"
              params={{ id: each.name }}
              aria-current={each.name === name ? 'page' : undefined}
              className="flex min-h-8 items-center text-13 text-text-muted hover:text-text aria-[current]:text-text"
            >
              {each.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Versions({ name, text }: { name: ProtocolName; text: Protocol }) {
  const { locale } = useShell()
  return (
    <nav aria-label={m.protocol_versions()} className={`${BOX} max-lg:order-last`}>
      <h2 className="font-semibold">{m.protocol_versions()}</h2>
      <ul className="mt-2">
        {text.versions.map((day) => (
          <li key={day}>
            <Link
              to="/protocol/{-$id}"
              params={{ id: name }}
              search={{ version: day === text.versions[0] ? undefined : day }}
              aria-current={day === text.version ? 'true' : undefined}
              className="flex min-h-8 items-center text-13 text-text-muted hover:text-text aria-[current]:text-text"
            >
              {dayWithYear(day, locale.tag)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
