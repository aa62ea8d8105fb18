import { Suspense } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { lazyRouteComponent } from './server-lazy-component.ts'

const Part = ({ number }: { number?: number }) => <p>{number}</p>
const never = new Promise<never>(() => undefined)

async function render(element: React.ReactElement): Promise<string> {
  const stream = await renderToReadableStream(element)
  await stream.allReady
  return new Response(stream).text()
}

test('a request waits for no load of another: that one may have been cancelled', async () => {
  let asked = 0
  const Lazy = lazyRouteComponent(async () => {
    asked += 1
    return asked <= 2 ? await never : { Part: Part as never }
  }, 'Part')
  void Lazy.preload()
  void Lazy.preload()
  await Lazy.preload()
  expect(renderToString(<Lazy number={1} />)).toBe('<p>1</p>')
  await Lazy.preload()
  expect(asked).toBe(3)
})

test('without a preload the part comes with the page’s stream', async () => {
  const Lazy = lazyRouteComponent(async () => ({ default: Part as never }))
  const html = await render(
    <Suspense fallback="not yet">
      <Lazy number={2} />
    </Suspense>,
  )
  expect(html).toContain('<p>2</p>')
  expect(html).not.toContain('not yet')
})

test('a module that cannot be loaded fails where it is shown or preloaded, and is tried again', async () => {
  let isBroken = true
  const Lazy = lazyRouteComponent(async () => {
    if (isBroken) throw new Error('no module')
    return { default: Part as never }
  })
  await expect(Lazy.preload()).rejects.toThrow('no module')
  isBroken = false
  await Lazy.preload()
  expect(renderToString(<Lazy number={3} />)).toBe('<p>3</p>')
})
