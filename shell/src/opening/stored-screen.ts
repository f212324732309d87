import { type DeviceValue, deviceValue } from '@potluck/platform/device-value'
import * as z from 'zod/mini'

const screen = z.object({
  /** Address of the stylesheet of the shell: a screen of another build is not displayed. */
  build: z.string(),
  /** Code of the language. */
  language: z.string(),
  /** Addresses of the other stylesheets, in order. */
  sheets: z.array(z.string()),
  /** Inline style of the `html` element. */
  style: z.string(),
  /**
   * The content of `#root`. Inline styles are in `data-style`, because the content security policy forbids them in
   * HTML.
   */
  html: z.string(),
})

/** A screen as it was drawn last: the next opening of its address displays it before any script of the application has run. */
export type StoredScreen = z.output<typeof screen>

/** The screen of a path, as `/list/main`. `paint-screen.ts`, which imports nothing, reads it under the same key. */
export const storedScreen = (path: string): DeviceValue<StoredScreen> => deviceValue(['screen', path], screen)

/** The paths whose screens are stored, the newest first. */
export const storedPaths = deviceValue(['screens'], z.array(z.string()))

/** The API addresses that the screens asked, by path. `ask-early.ts` asks it again at the next opening. */
export const storedQuestions = deviceValue(['questions'], z.record(z.string(), z.array(z.string())))
