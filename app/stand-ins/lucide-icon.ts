import { createElement, forwardRef, type SVGProps } from 'react'

interface IconData {
  name: string
  size: number
  node: [tag: string, attributes: Record<string, string>][]
  aliases?: string[]
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  size?: number | string
}

const isNamed = (props: object): boolean =>
  Object.entries(props).some(([name, value]) => /^(?:aria-|role$|title$)/.test(name) && value != null)

/**
 * Replaces lucide-react's `createLucideIcon`: the same markup for the props we use (size, stroke, class, attributes),
 * without the provider of defaults and the builders for other frameworks.
 */
export default function createLucideIcon({ name, size: own, node, aliases = [] }: IconData) {
  return forwardRef<SVGSVGElement, IconProps>(
    ({ className = '', size = own, color = 'currentColor', strokeWidth = 2, children, ...rest }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: `0 0 ${own} ${own}`,
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: [
            ...new Set(['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`), ...className.split(' ')]),
          ]
            .filter(Boolean)
            .join(' '),
          ...(!children && !isNamed(rest) && { 'aria-hidden': 'true' }),
          ...rest,
        },
        ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      ),
  )
}
