// The package exports it by no name.
import { ShallowErrorPlugin } from '../../node_modules/@tanstack/router-core/dist/esm/ssr/serializer/ShallowErrorPlugin.js'

/** In place of the router's plugins for values that travel: errors, without the streams that no call of ours has. */
export const createDefaultSerovalPlugins = () => [ShallowErrorPlugin]
export const defaultSerovalPlugins = createDefaultSerovalPlugins()
export const defaultSerovalDeserializerPlugins = defaultSerovalPlugins
