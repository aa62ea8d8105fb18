import { type ComponentType, createElement, use } from 'react'

type Props = Record<string, unknown>
type Module = Record<string, ComponentType<Props>>

/**
 * In place of the router's `lazyRouteComponent` on the server. The router keeps the promise of the first load for all later
 * requests of the isolate; of a request that is cancelled nothing goes on, so they would wait for it for good. Here each
 * request loads by itself, and only the component is kept.
 */
export function lazyRouteComponent(importer: () => Promise<Module>, exportName = 'default') {
  let component: ComponentType<Props> | undefined
  const load = async () => {
    component ??= (await importer())[exportName]
  }
  const lazy = (props: Props) => {
    if (!component) use(load())
    return component && createElement(component, props)
  }
  return Object.assign(lazy, { preload: load })
}
