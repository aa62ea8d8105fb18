import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BrandFault } from '#contract/admin-brands.ts'
import { brandFaultsQuery } from './brands.queries.ts'
import type { Part } from './record.ts'

/** What is typed is looked at so soon after the last letter. */
const SETTLED_MS = 500

const NONE: readonly BrandFault[] = []

/** What would keep a copy from being published, as the backend sees it. */
export function useBrandFaults(id: string, record: Part | undefined): readonly BrandFault[] {
  const text = record ? JSON.stringify(record) : ''
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useQuery({
    ...brandFaultsQuery(id, settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  return text === '' ? NONE : (data ?? NONE)
}
