import { TriangleAlert } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { foreignPictures } from '../foreign-pictures.ts'

interface ForeignPictureListProps {
  pictures: ReturnType<typeof foreignPictures>
}

/** Pictures of another brand, each by its field: visitors would read its name. */
export const ForeignPictureList = ({ pictures }: ForeignPictureListProps) => (
  <section className="grid gap-2 rounded-md border border-line bg-surface-2 p-3">
    <h3 className="flex items-center gap-2 font-medium text-14">
      <TriangleAlert size={16} aria-hidden className="shrink-0 text-warn" />
      {m.admin_brand_foreign()}
    </h3>
    <p className="text-13 text-text-muted">{m.admin_brand_foreign_text()}</p>
    <ul className="grid gap-1 text-13">
      {pictures.map(({ path, source }) => (
        <li key={path} className="flex flex-wrap gap-x-3">
          <code dir="ltr" className="wrap-anywhere">
            {path}
          </code>
          <code dir="ltr" className="wrap-anywhere text-text-muted">
            {source}
          </code>
        </li>
      ))}
    </ul>
  </section>
)
