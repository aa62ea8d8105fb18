import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventIcon } from './event-icon.tsx'

const iconOf = (type: string, how?: string) =>
  /lucide lucide-([a-z-]+)/.exec(renderToString(<EventIcon type={type} how={how} isKey={false} />))?.[1]

test('only what was won has a trophy', () => {
  expect(['set_won', 'map_won'].map((type) => iconOf(type))).toEqual(['trophy', 'trophy'])
  expect(['half_time', 'full_time', 'period_end', 'set_end', 'interval'].map((type) => iconOf(type))).not.toContain(
    'trophy',
  )
})

test('a round of a shooter has the sign of how it was won', () => {
  const ways = ['elimination', 'time', 'bomb', 'spike', 'defuser', 'defuse', 'spike_defuse', 'defuser_disable']
  expect(ways.map((how) => iconOf('round_won', how))).toEqual([
    ...['crosshair', 'timer', 'bomb', 'bomb', 'bomb', 'ban', 'ban', 'ban'],
  ])
  expect(iconOf('bomb_defused')).toBe('ban')
  expect(iconOf('map_ban')).toBe('ban')
  expect(iconOf('defuser_planted')).toBe('bomb')
})
