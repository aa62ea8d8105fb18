import { m } from '#app/paraglide/messages.js'
import { useShell } from '../shell/shell.queries.ts'
import { useDaysOfZone } from '../shell/use-days-of-zone.ts'
import { type HomeSearch, showsNow } from './home-search.ts'
import { CategoryTabs } from './parts/category-tabs.tsx'
import { ListChoice, ListChoiceButton } from './parts/list-choice.tsx'
import { NowAndNext } from './parts/now-and-next.tsx'
import { OneList } from './parts/one-list.tsx'
import { Stage } from './parts/stage.tsx'

/** A stage that plays a live room, then the matches: what is on now and next, or one list in pages. */
export function HomePage({ search, zone }: { search: HomeSearch; zone: string }) {
  const { brand } = useShell()
  useDaysOfZone(zone)
  const List = showsNow(search) ? NowAndNext : OneList
  return (
    <>
      <h1 {...brand.textsIn} className="sr-only">
        {brand.texts.title}
      </h1>
      <Stage zone={zone} />
      <section aria-label={m.home_list_label()} className="scroll-mt-[52px] px-3 md:px-0 lg:mt-2">
        <div className="tabs-sticky -mx-3 flex border-line border-b md:mx-0">
          <CategoryTabs search={search} />
          <ListChoiceButton search={search} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="-mx-3 md:mx-0 lg:col-span-2">
            <ListChoice search={search} />
          </div>
          <List search={search} zone={zone} />
        </div>
      </section>
    </>
  )
}
