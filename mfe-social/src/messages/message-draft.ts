import { recipeCard } from '@potluck/api/messages'
import { deviceDrafts } from '@potluck/platform/device-drafts'
import { z } from 'zod'

/** Most characters of a message. */
const maxLength = 10_000

/** Most recipes sent at once. */
export const maxRecipes = 10

const messageDraft = z.object({
  body: z.string().max(maxLength),
  recipes: recipeCard.array().max(maxRecipes).readonly(),
  keptAt: z.string(),
})

/** The unsent message, by the id of the other member. */
export const messageDrafts = deviceDrafts('message-draft', messageDraft)
