import { allowsScope, type Scope, scopes } from '@potluck/api/scopes'

/** The key of the words about a scope: a colon means something else in a key. */
const wordKeys = {
  'recipes:read': 'recipesRead',
  'recipes:write': 'recipesWrite',
  lists: 'lists',
  plans: 'plans',
  everything: 'everything',
} as const satisfies Record<Scope, string>

/** The key of the words about a scope; null for one that only a newer server knows. */
export const scopeWords = (name: string) => {
  const scope = scopes.find((known) => known === name)
  return scope === undefined ? null : wordKeys[scope]
}

/** Whether a chosen scope contains this one already. */
export const isContained = (chosen: readonly Scope[], scope: Scope): boolean =>
  allowsScope(
    chosen.filter((other) => other !== scope),
    scope,
  )

/** The choice after a press on a scope: what another one contains needs no naming. */
export function withToggled(chosen: readonly Scope[], scope: Scope): readonly Scope[] {
  const next = chosen.includes(scope) ? chosen.filter((other) => other !== scope) : [...chosen, scope]
  return next.filter((each) => !isContained(next, each))
}
