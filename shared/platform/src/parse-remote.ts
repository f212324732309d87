import { fallbackLanguage } from '@potluck/cooking/language'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { Remote } from './remote.tsx'

const callable = z.custom<(...args: never[]) => unknown>((value) => typeof value === 'function')
const component = z.custom<ComponentType>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value),
)

// A newer remote may speak languages that this shell does not know.
const locales = z
  .record(z.string(), z.string())
  .check(z.refine((addresses) => fallbackLanguage in addresses, `${fallbackLanguage} is missing`))

const remoteShape = z.object({
  contract: z.int(),
  id: z.string().check(z.minLength(1)),
  routes: z.array(z.object({ path: z.string(), load: callable, locales: z.optional(locales) })).check(z.minLength(1)),
  locales,
  partLocales: z.optional(z.array(locales)),
  preferences: z.optional(z.array(z.object({ name: z.string(), parse: callable }))),
  background: z.optional(callable),
  Root: component,
})

/** Tells whether what a remote's module exports is a remote, by its shape; the reason when it is not. */
export function parseRemote(exported: unknown): { readonly remote: Remote } | { readonly problem: string } {
  const parsed = remoteShape.safeParse(exported)
  return parsed.success ? { remote: exported as Remote } : { problem: z.prettifyError(parsed.error) }
}
