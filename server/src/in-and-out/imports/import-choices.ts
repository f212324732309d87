import { importChoices } from '@potluck/api/imports'
import { z } from 'zod'

/** The choices of the cook, and the items of the file to import; all by default. */
export const storedChoices = importChoices.strip().extend({
  label: z.string().optional(),
  /** Positions of items in the file, in order. */
  only: z.array(z.int()).optional(),
  /** The import whose missing pictures are fetched. */
  picturesOf: z.string().optional(),
})

export type StoredChoices = z.infer<typeof storedChoices>
