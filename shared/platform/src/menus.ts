import * as z from 'zod/mini'

/** The words of one menu entry in one language: `short` for the bar of phones; a count's may have a form per plural, as `count_one`. */
const menuWords = z.catchall(z.object({ title: z.string().check(z.minLength(1)) }), z.string())

/** An entry of the side menu that leads to a remote's screen. Members see it: a remote's screens are theirs. */
export const menuEntry = z.object({
  /** Also the key of its words in the remote's own, `menu.<name>`. */
  name: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  /** As `/list/inbox`. */
  path: z.string().check(z.regex(/^\/[a-z]/)),
  /** The outlines of its icon, in a square of 24. */
  icon: z.array(z.string().check(z.regex(/^[\d\sa-z.,-]+$/i))),
  /** Where it stands among all entries; smaller comes first. */
  order: z.number(),
  /** Where it stands in the bar at the bottom of a phone, which has room for four; not there unless said. */
  place: z.optional(z.number()),
  /** Which count stands beside it. */
  badge: z.optional(z.string()),
  /** By language. */
  words: z.catchall(z.object({ 'en-us': menuWords }), menuWords),
})

export type MenuEntry = z.infer<typeof menuEntry>

/**
 * What remotes add to the side menu, by remote and version; entries that this shell cannot read add nothing. A file of
 * its own beside the registry, since only members need it: a guest's first screen waits for the registry.
 */
const menusFile = z.record(z.string(), z.record(z.string(), z.catch(z.array(menuEntry), [])))

export type Menus = z.infer<typeof menusFile>

/** Reads `menus.json`. @throws {z.core.$ZodError} when it is none */
export const parseMenus = (file: unknown): Menus => menusFile.parse(file)
