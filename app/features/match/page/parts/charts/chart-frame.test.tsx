import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChartFrame } from './chart-frame.tsx'

test('a time that begins with a figure and goes on in Arabic runs from right to left', () => {
  const time = '23 \u0646\u0648\u0641\u0645\u0628\u0631, 00:03'
  const html = renderToString(
    <ChartFrame
      title={''}
      summary=""
      teams={{ home: 'Home', away: 'Away' }}
      stops={[{ x: 0, time, text: '2.10' }]}
      ticks={[]}
      marks={[]}
      table={null}
    >
      {null}
    </ChartFrame>,
  )
  expect(html).toMatch(new RegExp(`<span dir="auto"[^>]*>${time}</span>`))
})
