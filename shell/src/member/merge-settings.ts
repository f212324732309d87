/** Settings by section and name, whatever their values are. */
export type Sections = Readonly<Record<string, unknown>>

type Section = Readonly<Record<string, unknown>>

const sectionOf = (sections: Sections, name: string): Section => {
  const section = sections[name]
  return typeof section === 'object' && section !== null && !Array.isArray(section) ? { ...section } : {}
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The settings of `present` that `before` has not, or has otherwise. */
export function changesSince(before: Sections, present: Sections): Readonly<Record<string, Section>> {
  const changed = Object.keys(present).map((name) => {
    const earlier = sectionOf(before, name)
    const settings = Object.entries(sectionOf(present, name)).filter(([key, value]) => !isSame(earlier[key], value))
    return [name, Object.fromEntries(settings)] as const
  })
  return Object.fromEntries(changed.filter(([, settings]) => Object.keys(settings).length > 0))
}

/** `settings` laid over `under`, setting by setting. */
export function laidOver(under: Sections, settings: Sections): Sections {
  const over = Object.keys(settings).map((name) => [name, { ...sectionOf(under, name), ...sectionOf(settings, name) }])
  return { ...under, ...Object.fromEntries(over) }
}

/** `sections` without the settings that are in `before` and in `present` no more. */
export function withoutGone(sections: Sections, before: Sections, present: Sections): Sections {
  const left = Object.keys(sections).map((name) => {
    const [earlier, now] = [sectionOf(before, name), sectionOf(present, name)]
    const settings = Object.entries(sectionOf(sections, name)).filter(([key]) => !(key in earlier) || key in now)
    return [name, Object.fromEntries(settings)] as const
  })
  return Object.fromEntries(left)
}

/** The settings of `sections` that `others` has not at all. */
export const unknownTo = (others: Sections, sections: Sections): Readonly<Record<string, Section>> =>
  changesSince({}, withoutGone(sections, others, {}))

/** Whether something is in `before` that `present` has no more: the settings were reset. */
export const wasReset = (before: Sections, present: Sections): boolean =>
  Object.keys(before).some((name) => {
    const now = sectionOf(present, name)
    return Object.keys(sectionOf(before, name)).some((key) => !(key in now))
  })
