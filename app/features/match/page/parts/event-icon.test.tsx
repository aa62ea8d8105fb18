import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventIcon } from './event-icon.tsx'

const iconOf = (type: string) =>
  /lucide lucide-([a-z-]+)/.exec(renderToString(<EventIcon type={type} isKey={false} />))?.[1]

test('only what was won has a trophy', () => {
  expect(['set_won', 'map_won'].map(iconOf)).toEqual(['trophy', 'trophy'])
  expect(['half_time', 'full_time', 'period_end', 'set_end', 'interval'].map(iconOf)).not.toContain('trophy')
})
