import type { GlobalPreferences } from './global-preferences.ts'

/** What a cook may do without, and the first parts of the paths that go with it. */
const optionalPaths = {
  useMealPlans: ['meal-planners'],
  useShoppingLists: ['shopping-lists'],
  usePeople: ['people', 'messages'],
} as const satisfies Partial<Record<keyof GlobalPreferences, readonly string[]>>

/** The switch of something that not everybody uses. */
export type OptionalPart = keyof typeof optionalPaths

export const optionalParts = [
  'useMealPlans',
  'useShoppingLists',
  'usePeople',
] as const satisfies readonly OptionalPart[]

/** The switch that a path stands behind; undefined for what everybody has. @param path as `/messages/7` or `messages` */
export function partOf(path: string): OptionalPart | undefined {
  const [first = ''] = path.replace(/^\//, '').split(/[/?]/)
  return optionalParts.find((part) => optionalPaths[part].some((prefix) => prefix === first))
}

/** Whether the cook uses what is at a path. */
export function isUsed(preferences: GlobalPreferences, path: string): boolean {
  const part = partOf(path)
  return part === undefined || preferences[part]
}
