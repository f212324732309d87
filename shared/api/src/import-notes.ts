import { z } from 'zod'
import { recipeDraft } from './recipes.ts'

/** A field of a recipe that an import may have to change. */
const field = recipeDraft.omit({ labels: true, imageIds: true, rating: true }).keyof()

const count = z.int().positive()

/**
 * A note for the cook on one item of an import: a code with its values. Screens translate it to the cook's
 * language.
 */
export const importNote = z.discriminatedUnion('code', [
  /** It had no name and was given one. */
  z.object({ code: z.literal('named') }),
  /** A field was longer than ours: all of it is in the notes as well. */
  z.object({ code: z.literal('continued-in-notes'), field }),
  /** A field was longer than any of ours: its end is missing. */
  z.object({ code: z.literal('cut'), field }),
  z.object({ code: z.literal('labels-left-out'), kept: count }),
  z.object({ code: z.literal('pictures-left-out'), kept: count }),
  /** Number of files that are no pictures. */
  z.object({ code: z.literal('pictures-unreadable'), count }),
  /** Number of pictures on the web that could not be fetched; they can be asked for again. */
  z.object({ code: z.literal('pictures-away'), count }),
  /** The source changed it after an earlier import: both are in the book. */
  z.object({ code: z.literal('other-version') }),
  z.object({ code: z.literal('damaged') }),
  z.object({ code: z.literal('too-large') }),
  z.object({ code: z.literal('no-recipe') }),
  /** A video whose text holds no recipe: title, text and picture are kept. */
  z.object({ code: z.literal('only-video') }),
  /** A file that holds no recipe that a program can read, such as a PDF. */
  z.object({ code: z.literal('unknown-kind') }),
  /** It was encrypted. */
  z.object({ code: z.literal('locked') }),
  /** More lines than a recipe has: those behind are missing. */
  z.object({ code: z.literal('lines-left-out'), field, count }),
  /** The page that a link names is not there, or holds more than is read. */
  z.object({ code: z.literal('page-away') }),
  /** The page lets only people in. */
  z.object({ code: z.literal('page-refuses') }),
])

export type ImportNote = z.infer<typeof importNote>

/** Why a whole import failed, besides what ends any job (`jobFailure`). What it brought over before stays. */
export const importFailure = z.discriminatedUnion('code', [
  /** Into the book of a kitchen in which its cook writes no more. */
  z.object({ code: z.literal('not-in-kitchen') }),
  z.object({ code: z.literal('no-recipes') }),
  /** Nobody knows what kind of file it is. */
  z.object({ code: z.literal('unknown-kind') }),
  /** It asks for a password, which we do not have. */
  z.object({ code: z.literal('locked') }),
  /** There are only recipes that the program came with, and they were not asked for. */
  z.object({ code: z.literal('only-stock') }),
  z.object({ code: z.literal('too-many'), most: count }),
  z.object({ code: z.literal('damaged') }),
  /** Its unpacked content is far larger than the file, or than the memory that reading it may take. */
  z.object({ code: z.literal('too-large') }),
  /** Reading it took longer than any file of recipes does. */
  z.object({ code: z.literal('too-slow') }),
])

export type ImportFailure = z.infer<typeof importFailure>
