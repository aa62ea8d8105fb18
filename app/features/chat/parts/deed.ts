/** Look of what can be done about a message. */
export const DEED = 'min-h-8! shrink-0 whitespace-nowrap px-2! text-12'
