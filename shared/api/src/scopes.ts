/**
 * What an API token may be made for. Each endpoint names the one that it needs; an endpoint that names none needs a
 * session, and no token opens it.
 */
export const scopes = ['recipes:read', 'recipes:write', 'lists', 'plans', 'everything'] as const

export type Scope = (typeof scopes)[number]

/** What a scope contains besides itself. */
const contained: Readonly<Record<Scope, readonly Scope[]>> = {
  'recipes:read': [],
  // What was written is answered with the recipe.
  'recipes:write': ['recipes:read'],
  lists: [],
  plans: [],
  everything: ['recipes:read', 'recipes:write', 'lists', 'plans'],
}

/** Whether a token with these scopes may call an endpoint that needs one. */
export const allowsScope = (granted: readonly Scope[], needed: Scope): boolean =>
  granted.some((scope) => scope === needed || contained[scope].includes(needed))
