import { userDataKey } from '@potluck/platform/user-data'
import * as z from 'zod/mini'

/** A screen as it was drawn last, stored on the device: the next opening of its address displays it before any script has run. */
export const storedScreenSchema = z.object({
  /** Address of the stylesheet of the shell: a screen of another build is not displayed. */
  build: z.string(),
  /** Code of the language. */
  language: z.string(),
  /** Addresses of the other stylesheets, in order. */
  sheets: z.array(z.string()),
  /** Inline style of the `html` element. */
  style: z.string(),
  /** What is in `#root`. Inline styles are in `data-style`, because the content security policy forbids them in HTML. */
  html: z.string(),
})

export type StoredScreen = z.output<typeof storedScreenSchema>

/** Key of the screen at a path, as `/list/main`. `before-paint.ts`, which imports nothing, has the same. */
export const storedScreenKey = (path: string): string => userDataKey('screen', path)

/** What the screens asked the API, by path: addresses. `ask-early.ts` asks it again at the next opening. */
export const storedQuestionsSchema = z.record(z.string(), z.array(z.string()))

export const storedQuestionsKey: string = userDataKey('questions')

/** Key of the paths whose screens are stored, the newest first. */
export const storedPathsKey: string = userDataKey('screens')
