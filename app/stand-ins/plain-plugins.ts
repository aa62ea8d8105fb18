// The package does not export it by name.
import { ShallowErrorPlugin } from '../../node_modules/@tanstack/router-core/dist/esm/ssr/serializer/ShallowErrorPlugin.js'

/** Replaces the router's serialisation plugins: errors only, without streams, which no call of ours returns. */
export const createDefaultSerovalPlugins = () => [ShallowErrorPlugin]
export const defaultSerovalPlugins = createDefaultSerovalPlugins()
export const defaultSerovalDeserializerPlugins = defaultSerovalPlugins
