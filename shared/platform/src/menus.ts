import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** The words of one menu entry in one language: `short` for the bar of phones; a count's may have a form per plural, as `count_one`. */
const menuWords = z.catchall(z.object({ title: text }), z.string())

const titleAndText = z.object({ title: text, about: text })

/** A title and a sentence, by language. */
const titlesAndTexts = z.catchall(z.object({ 'en-us': titleAndText }), titleAndText)

export type TitlesAndTexts = z.infer<typeof titlesAndTexts>

/** The outlines of an icon, in a square of 24. */
const outlines = z.array(z.string().check(z.regex(/^[\d\sa-z.,-]+$/i)))

/** A feature that a cook may turn off: its setting in the section `global`, on unless it is false. */
const menuSwitch = z.object({
  /** As `useMealPlans`. Several entries may have the same. */
  name: z.string().check(z.regex(/^use[A-Z][A-Za-z0-9]*$/)),
  words: titlesAndTexts,
})

export type MenuSwitch = z.infer<typeof menuSwitch>

/** An entry of the side menu that leads to a remote's screen. Members see it: a remote's screens are theirs. */
export const menuEntry = z.object({
  /** Also the key of its words in the remote's own, `menu.<name>`. */
  name: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  /** As `/list/inbox`. */
  path: z.string().check(z.regex(/^\/[a-z]/)),
  /** Where it leads instead, such as to the last opened of several things: `/pantry/in-use`. */
  opens: z.optional(z.string().check(z.regex(/^\/[a-z]/))),
  icon: outlines,
  /** Where it stands among all entries; smaller comes first. */
  order: z.number(),
  /** Where it stands in the bar at the bottom of a phone, which has room for four; not there by default. */
  place: z.optional(z.number()),
  /** Which count stands beside it. */
  badge: z.optional(z.string()),
  /** With what a cook switches it off; it is always there by default. */
  switch: z.optional(menuSwitch),
  /** By language. */
  words: z.catchall(z.object({ 'en-us': menuWords }), menuWords),
})

export type MenuEntry = z.infer<typeof menuEntry>

/**
 * The entries of remotes in the side menu, by remote and version; entries that this shell cannot read are left out. A file of
 * its own beside the registry, since only members need it: a guest's first screen waits for the registry.
 */
const menusFile = z.record(z.string(), z.record(z.string(), z.catch(z.array(menuEntry), [])))

export type Menus = z.infer<typeof menusFile>

/** Reads `menus.json`. @throws {z.core.$ZodError} when it is none */
export const parseMenus = (file: unknown): Menus => menusFile.parse(file)
