import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { FormError } from '../login/form/form-error.tsx'
import { errorText } from '../shell/error-text.ts'
import { giftsQuery } from './gift.queries.ts'
import { SvgaPicker } from './parts/svga-picker.tsx'
import { type Shown, SvgaPlayer } from './parts/svga-player.tsx'

/** The animations of gifts, and a player of them that also plays a file of the visitor's own. */
export function SvgaPage() {
  const { data: gifts, error, refetch } = useQuery(giftsQuery())
  const animated = gifts?.flatMap(({ animation, ...gift }) => (animation === undefined ? [] : [{ ...gift, animation }]))
  const [chosen, setChosen] = useState<Shown>()
  const first = animated?.[0]
  const shown = chosen ?? (first && { key: String(first.id), name: first.name, source: first.animation })
  return (
    <div className="mx-auto grid w-full max-w-[960px] gap-6 px-3 md:grid-cols-[minmax(0,1fr)_320px] md:px-0">
      <header className="md:col-span-2">
        <h1 className="font-bold text-20">{m.gift_svga_title()}</h1>
        <p className="mt-1 text-text-muted">{m.gift_svga_intro()}</p>
      </header>
      <div className="grid min-w-0 content-start gap-4">
        {shown ? <SvgaPlayer key={shown.key} shown={shown} /> : <Skeleton className="aspect-square max-h-[70dvh]" />}
      </div>
      <div className="grid content-start gap-6">
        <section aria-labelledby="svga-gallery" className="grid gap-3">
          <h2 id="svga-gallery" className="font-semibold">
            {m.gift_svga_gallery()}
          </h2>
          {error && !gifts && (
            <div className="grid justify-items-start gap-3">
              <FormError text={errorText(failureOf(error))} />
              <Button variant="quiet" onClick={() => void refetch()}>
                {m.gift_retry()}
              </Button>
            </div>
          )}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
            {!animated && !error && PLACES.map((place) => <Skeleton key={place} className="h-20" />)}
            {animated?.map(({ id, name, picture, animation }) => (
              <li key={id} className="grid">
                <button
                  type="button"
                  aria-pressed={shown?.key === String(id)}
                  onClick={() => setChosen({ key: String(id), name, source: animation })}
                  className="flex flex-col items-center gap-1 rounded-md border border-line bg-surface-1 px-1 py-2 text-13 leading-tight hover:bg-surface-2 aria-pressed:border-brand-text"
                >
                  <img src={picture} alt="" width={44} height={44} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <SvgaPicker onPick={(name, movie) => setChosen({ key: `${name} ${Date.now()}`, name, source: movie })} />
      </div>
    </div>
  )
}

/** Of a gallery that is not known yet. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
