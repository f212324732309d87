import { importChoices } from '@potluck/api/imports'
import { z } from 'zod'

/** What the cook chose, and which items of the file are meant: all unless it says so. */
export const storedChoices = importChoices.strip().extend({
  label: z.string().optional(),
  /** Positions of items in the file, in order. */
  only: z.array(z.int()).optional(),
  /** The import whose missing pictures are asked for. */
  picturesOf: z.string().optional(),
})

export type StoredChoices = z.infer<typeof storedChoices>
