import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useIsNear } from '#app/lib/use-is-near.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** The place of experts' plans, the last on the page, where they are loaded once it comes near. */
export const HomePlansSlot = () => useShell().brand.features.experts && <Place />

function Place() {
  const [place, isNear] = useIsNear<HTMLDivElement>()
  return <div ref={place}>{isNear && <Plans />}</div>
}

const load = () => import('../../plan/newest-plans.tsx')

function Plans() {
  const code = useIdleCode(load)
  return code ? <code.NewestPlans /> : null
}
