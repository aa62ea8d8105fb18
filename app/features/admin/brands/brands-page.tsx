import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { listQuery } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { BrandProposals } from './brand-proposals.tsx'
import { brandsList } from './brands-list.tsx'

const NewBrand = lazy(() => import('./parts/new-brand.tsx').then((module) => ({ default: module.NewBrand })))

export const loadBrands = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, brandsList, search)

/** All brands, and the way to a new one. */
export const BrandsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <>
    <BrandProposals />
    <ListPage list={brandsList} rawSearch={rawSearch} action={<New />} />
  </>
)

function New() {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...listQuery(brandsList, {}), enabled: isOpen })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Plus size={16} aria-hidden />
        {m.admin_brand_new()}
      </Button>
      {isOpen && data && (
        <Suspense>
          <NewBrand brands={data.list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
