import { type Clipping, clipping } from '@potluck/api/clip'
import { deviceDrafts } from '@potluck/platform/device-drafts'
import { byName } from '@potluck/recipe/by-name'
import { factFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import type { LeftReview, ToRead } from './clip-state.ts'
import type { Review } from './review.ts'

/** Maximum length of a stored text. Longer ones are whole pages, which would be written again with every change. */
const maxText = 100_000

const lines = z.array(z.object({ key: z.int(), text: z.string() })).readonly()

const review = z.object({
  title: z.string(),
  lines: z.object({ ingredients: lines, instructions: lines, notes: lines }),
  image: z.string().nullable(),
  // Older drafts lack these.
  facts: z
    .object(byName(factFields, () => z.string()))
    .partial()
    .default({}),
  labels: z.array(z.string()).readonly().default([]),
  keepsPages: z.boolean().default(false),
  nextKey: z.int(),
}) satisfies z.ZodType<Review>

const asked = z.union([
  z.object({ link: z.string() }),
  z.object({
    written: z.string(),
    url: z.string().optional(),
    doubtful: z.array(z.string()).readonly().optional(),
  }),
])

const storedClip = z.object({
  typed: z.string(),
  left: z.object({ asked, clipping, review, isChanged: z.boolean() }).nullable(),
  /** Whether the review was open, and not the box. */
  isOpen: z.boolean(),
  keptAt: z.string(),
})

/** The text of the box and the clipped recipe until it is saved: a phone may discard the page at any moment. */
export interface ClipDraft {
  readonly typed: string
  readonly left: LeftReview | null
  readonly isOpen: boolean
}

const drafts = deviceDrafts('clip-draft', storedClip)

/** There is one box. */
const slot = 'box'

const shortened = (text: string): string => (text.length > maxText ? '' : text)

const shortAsked = (what: ToRead): ToRead => ('link' in what ? what : { ...what, written: shortened(what.written) })

/** The clipped recipe of an earlier visit; null if there was none, or it was saved or thrown away. */
export function readClipDraft(): ClipDraft | null {
  const stored = drafts.read(slot)
  if (!stored) return null
  const { typed, isOpen, left } = stored
  if (!left) return { typed, isOpen, left: null }
  const { asked: what, clipping: clipped, ...rest } = left
  return { typed, isOpen, left: { ...rest, clipping: clipped satisfies Clipping, asked: toRead(what) } }
}

const toRead = (what: z.infer<typeof asked>): ToRead =>
  'link' in what
    ? what
    : {
        written: what.written,
        ...(what.url !== undefined && { url: what.url }),
        ...(what.doubtful && { doubtful: what.doubtful }),
      }

/** Stores the text of the box and the clipped recipe. Replaces the previous draft. */
export const saveClipDraft = ({ typed, left, isOpen }: ClipDraft): void =>
  drafts.save(slot, {
    typed: shortened(typed),
    left: left && { ...left, asked: shortAsked(left.asked) },
    isOpen,
    keptAt: new Date().toISOString(),
  })

/** Called when the cook leaves the screen: the next visit begins at the box, which offers the recipe. */
export function closeClipDraft(): void {
  const draft = readClipDraft()
  if (draft?.isOpen) saveClipDraft({ ...draft, isOpen: false })
}

export const forgetClip = (): void => drafts.forget(slot)

/** Restores what a killed browser lost, before it is read. */
export const restoreClipDraft = drafts.restore
