import { type Clipping, clipping } from '@potluck/api/clip'
import { deviceValue } from '@potluck/platform/device-value'
import { z } from 'zod'
import type { LeftReview, ToRead } from './clip-state.ts'
import type { Review } from './review.ts'

/** Longer texts are whole pages: they are not written down again with every change. */
const maxText = 100_000

const lines = z.array(z.object({ key: z.int(), text: z.string() })).readonly()

const review = z.object({
  title: z.string(),
  lines: z.object({ ingredients: lines, instructions: lines, notes: lines }),
  image: z.string().nullable(),
  nextKey: z.int(),
}) satisfies z.ZodType<Review>

const asked = z.union([z.object({ link: z.string() }), z.object({ written: z.string(), url: z.string().optional() })])

const keptClip = z.object({
  typed: z.string(),
  left: z.object({ asked, clipping, review, isChanged: z.boolean() }).nullable(),
  /** Whether it was being looked over, and not left for the box. */
  isOpen: z.boolean(),
})

/** What was put into the box and what was read, while it is not saved yet: a phone may drop the page at any moment. */
export interface ClipDraft {
  readonly typed: string
  readonly left: LeftReview | null
  readonly isOpen: boolean
}

const place = deviceValue(['clip'], keptClip)

const shortened = (text: string): string => (text.length > maxText ? '' : text)

const shortAsked = (what: ToRead): ToRead => ('link' in what ? what : { ...what, written: shortened(what.written) })

/** What a page that was dropped had read; null when it had read nothing, or its cook went on. */
export function readClipDraft(): ClipDraft | null {
  const draft = place.read()
  if (!draft?.left) return draft && { ...draft, left: null }
  const { asked: what, clipping: found, ...rest } = draft.left
  return { ...draft, left: { ...rest, clipping: found satisfies Clipping, asked: toRead(what) } }
}

const toRead = (what: z.infer<typeof asked>): ToRead =>
  'link' in what ? what : { written: what.written, ...(what.url !== undefined && { url: what.url }) }

/** Keeps what is in the box and what was read, in place of that of before. */
export const saveClipDraft = ({ typed, left, isOpen }: ClipDraft): void =>
  place.write({ typed: shortened(typed), left: left && { ...left, asked: shortAsked(left.asked) }, isOpen })

export const forgetClip = (): void => place.remove()
