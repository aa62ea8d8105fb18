import type { ReactNode } from 'react'

/** A part of a streamer's page. */
export const AnchorSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 font-semibold text-16">
      {title}
    </h2>
    {children}
  </section>
)
