/**
 * Reads one section, such as a zod object whose fields each `catch`: one value of an older version must not cost the
 * others.
 */
export interface PreferencesSchema<T extends object> {
  parse(stored: unknown): T
  safeParse(stored: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** Settings that belong together, stored under their name. The package that declares a section owns it. */
export interface PreferencesSection<T extends object = object> {
  readonly name: string
  /** Gives the stored settings, and the default of each one that is missing or invalid. Never throws. */
  parse(this: void, stored: unknown): T
}

/** Declares a section of preferences. @throws when the schema does not give every setting a default */
export function preferencesSection<T extends object>(
  name: string,
  schema: PreferencesSchema<T>,
): PreferencesSection<T> {
  schema.parse({})
  return {
    name,
    parse(stored) {
      const parsed = schema.safeParse(stored)
      return parsed.success ? parsed.data : schema.parse({})
    },
  }
}
