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
  const nodesById = new Map<string, SchemaNode>()
  for (const node of nodesIn(values)) {
    const id = node['@id']
    if (typeof id === 'string' && !isReference(node) && !nodesById.has(id)) nodesById.set(id, node)
    if (hasType(node, 'Recipe')) typed.push(node)
    else if (looksLikeRecipe(node)) alike.push(node)
  }
  const resolve: Resolve = (value) => {
    const id = isNode(value) && isReference(value) ? value['@id'] : undefined
    return typeof id === 'string' ? (nodesById.get(id) ?? value) : value
  }
  return { recipes: (typed.length > 0 ? typed : alike).slice(0, max), resolve }
}

/** All nodes of parsed values, in the order written, each before those inside it. */
function* nodesIn(values: readonly unknown[]): Generator<SchemaNode> {
  // A stack and not recursion: a hostile document may be nested a million deep.
  const open: unknown[] = [...values].reverse()
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isNode(value)) yield value
    for (const inner of Object.values(value).reverse()) open.push(inner)
  }
}

/** `{ "@id": … }` alone means the node that says more under that id. */
const isReference = (node: SchemaNode): boolean => Object.hasOwn(node, '@id') && Object.keys(node).length === 1

/** Some write a recipe and forget or misspell its type, or call it a HowTo. */
const looksLikeRecipe = (node: SchemaNode): boolean =>
  Object.hasOwn(node, 'recipeIngredient') ||
  (hasType(node, 'HowTo') && Object.hasOwn(node, 'supply')) ||
  (Object.hasOwn(node, 'recipeInstructions') && Object.hasOwn(node, 'name'))
