import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { recipeDraft } from './recipes.ts'

/** Most proposals that wait in an inbox. */
export const maxProposals = 100

/** Where a recipe in the inbox is from that a program wrote. */
const proposal = z.object({
  /** The name that the cook gave the program’s token; null where no program wrote it. */
  by: z.string().nullable(),
  createdAt: instant,
  /** The recipe that it would change, as far as the caller still reads it; null for a new one. */
  changeOf: z.object({ id, title: z.string(), kitchenId: id.optional() }).nullable(),
})

export type Proposal = z.infer<typeof proposal>

export const proposeRecipe = endpoint({
  method: 'POST',
  path: 'recipes/proposals',
  summary:
    'Propose a recipe, or a change of one that the caller may read: a draft in the own inbox until the cook keeps it or deletes it. It says which API token wrote it. 429: 100 wait there.',
  access: 'member',
  scope: 'recipes:write',
  idempotent: true,
  body: z.strictObject({
    recipe: recipeDraft.omit({ imageIds: true, rating: true }),
    /** The recipe that it would change. */
    changeOf: id.optional(),
  }),
  status: 201,
  response: z.object({ id }),
  errors: [400, 401, 403, 404, 409, 413, 422, 429],
})

export const getProposal = endpoint({
  method: 'GET',
  path: 'recipes/:id/proposal',
  summary: 'Which program proposed a recipe of the own inbox, and when; null where none did.',
  access: 'member',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  response: z.object({ proposal: proposal.nullable() }),
  errors: [400, 401, 404],
})
