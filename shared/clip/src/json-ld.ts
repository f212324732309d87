import { decodeHTMLStrict } from 'entities'
import type { ClippedRecipe } from './recipe.ts'
import { hasType, isNode, type SchemaNode } from './schema-node.ts'
import { readSchemaRecipe } from './schema-recipe.ts'
import type { Resolve } from './schema-values.ts'
import { readTolerantJson } from './tolerant-json.ts'

/**
 * Reads every recipe out of JSON-LD: one object, an array, a `@graph`, or recipes nested in anything else. Broken JSON
 * is read as far as its meaning is plain. Never throws.
 *
 * @param text what a file or a `<script type="application/ld+json">` holds
 * @param url the page it came from, for addresses written relative to it
 * @param max how many recipes are read at most
 * @returns the recipes in the order written; none where there is none, or nothing that can be read.
 */
export function readJsonLd(text: string, url = '', max = Number.POSITIVE_INFINITY): ClippedRecipe[] {
  const { recipes, resolve } = findRecipeNodes([parseJsonLd(text)], max)
  return recipes.map((node) => readSchemaRecipe(node, { url, resolve }))
}

/** The value that a JSON-LD text means, or `undefined`. */
export function parseJsonLd(text: string): unknown {
  const trimmed = text.replace(/^[\s\uFEFF]+/, '')
  const escaped = !trimmed.includes('"') && trimmed.includes('&quot;')
  return readTolerantJson(escaped ? decodeHTMLStrict(trimmed) : trimmed)
}

/** Finds the recipes in parsed values and what their references mean. */
export function findRecipeNodes(
  values: readonly unknown[],
  max: number,
): { recipes: readonly SchemaNode[]; resolve: Resolve } {
  const typed: SchemaNode[] = []
  const alike: SchemaNode[] = []
  const known = new Map<string, SchemaNode>()
  // A stack and not recursion: a hostile document may be nested a million deep.
  const open: unknown[] = [...values].reverse()
  while (open.length > 0) {
    const value = open.pop()
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) open.push(value[index])
    } else if (isNode(value)) {
      const id = value['@id']
      const keys = Object.keys(value)
      if (typeof id === 'string' && keys.length > 1 && !known.has(id)) known.set(id, value)
      if (hasType(value, 'Recipe')) typed.push(value)
      else if (looksLikeRecipe(value)) alike.push(value)
      for (let index = keys.length - 1; index >= 0; index--) {
        const inner = value[keys[index] ?? '']
        if (typeof inner === 'object' && inner !== null) open.push(inner)
      }
    }
  }
  const resolve: Resolve = (value) => {
    const id =
      isNode(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1 ? value['@id'] : undefined
    return id === undefined ? value : (known.get(id) ?? value)
  }
  return { recipes: (typed.length > 0 ? typed : alike).slice(0, max), resolve }
}

/** Some write a recipe and forget or misspell its type, or call it a HowTo. */
const looksLikeRecipe = (node: SchemaNode): boolean =>
  Object.hasOwn(node, 'recipeIngredient') ||
  (hasType(node, 'HowTo') && Object.hasOwn(node, 'supply')) ||
  (Object.hasOwn(node, 'recipeInstructions') && Object.hasOwn(node, 'name'))
