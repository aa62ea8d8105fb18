import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'

/** Whatever fails with `not_found` is a page that does not exist. */
export const orNotFound = (error: unknown): never => {
  throw failureOf(error).code === 'not_found' ? notFound() : error
}
