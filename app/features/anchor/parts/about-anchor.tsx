import { m } from '#app/paraglide/messages.js'
import type { AnchorProfile } from '#contract/anchor.ts'
import { AnchorSection } from './anchor-section.tsx'

/** What the streamer says at length, and her pictures. */
export function AboutAnchor({ anchor: { name, details, pictures = [] } }: { anchor: AnchorProfile }) {
  if (!details && pictures.length === 0) return null
  return (
    <AnchorSection id="about" title={m.anchor_page_details({ name })}>
      <div className="grid gap-4">
        {details && (
          <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
            {details}
          </p>
        )}
        {pictures.length > 0 && (
          <ul className="grid max-w-192 grid-cols-3 gap-3">
            {pictures.map((path, at) => (
              <li key={path}>
                <img
                  src={path}
                  alt={m.anchor_page_picture({ number: at + 1, name })}
                  width={480}
                  height={480}
                  loading="lazy"
                  className="aspect-square h-auto w-full rounded-lg bg-surface-2 object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </AnchorSection>
  )
}
