/**
 * Reads one section, such as a zod object whose fields each `catch`: one value of an older version must not cost the
 * others.
 */
export interface PreferencesSchema<T extends object> {
  parse(kept: unknown): T
  safeParse(kept: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** Settings that belong together, kept under their name. Whoever declares a section owns it. */
export interface PreferencesSection<T extends object = object> {
  readonly name: string
  /** Gives what was kept, and the default of each setting that was not or that is not understood. Never throws. */
  parse(this: void, kept: unknown): T
}

/** Declares a section of preferences. @throws when the schema does not give every setting a default */
export function preferencesSection<T extends object>(
  name: string,
  schema: PreferencesSchema<T>,
): PreferencesSection<T> {
  schema.parse({})
  return {
    name,
    parse(kept) {
      const parsed = schema.safeParse(kept)
      return parsed.success ? parsed.data : schema.parse({})
    },
  }
}
