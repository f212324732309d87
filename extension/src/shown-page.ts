import { z } from 'zod'

/** A page as the browser shows it. */
export const shownPage = z.object({ url: z.string(), html: z.string() })

export type ShownPage = z.infer<typeof shownPage>
