import { Skeleton } from '#app/ui/skeleton.tsx'

const PLACES = [1, 2, 3, 4, 5]

/** How many other matches are shown at most. */
export const ROWS_MAX = PLACES.length

/** The places of other live matches while their code and data are on their way, each as high as its row. */
export const OtherLiveSkeleton = () =>
  PLACES.map((place) => (
    <div key={place} className="flex h-13 items-center gap-2 px-3">
      <Skeleton className="h-8 w-18 shrink-0" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-3 w-1/2" />
      </div>
      <Skeleton className="h-8 w-5 shrink-0" />
    </div>
  ))
