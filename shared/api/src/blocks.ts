import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, nothing, person } from './fields.ts'
import { stillTogether } from './friends.ts'

export const listBlocked = endpoint({
  method: 'GET',
  path: 'users/blocks',
  summary: 'Whom the caller blocked, the latest first. Whoever has no account has no name.',
  access: 'member',
  scope: 'everything',
  cached: true,
  response: z.array(person),
  errors: [401],
})

export const blockPerson = endpoint({
  method: 'POST',
  path: 'users/blocks/:id',
  summary:
    'Block a person: friendship and shared lists end, and to them the caller has no account any more. The kitchens that the two are in stay as they are: the answer names them, and is otherwise the same whether there is such a person or not.',
  access: 'member',
  scope: 'everything',
  params: z.object({ id }),
  status: 201,
  response: stillTogether,
  errors: [400, 401, 409, 429],
})

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: 'users/blocks/:id',
  summary: 'Let a person see the caller again. What was ended stays ended.',
  access: 'member',
  scope: 'everything',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 429],
})
