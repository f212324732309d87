import { blocksOf } from './blocks.ts'
import { readMicrodata, readRdfa } from './embedded-items.ts'
import { findRecipeNodes, parseJsonLd } from './json-ld.ts'
import { readPageFacts } from './page-facts.ts'
import { type ClippedRecipe, emptyRecipe, isFilled } from './recipe.ts'
import { readSchemaRecipe } from './schema-recipe.ts'
import { readShownRecipe } from './shown-recipe.ts'
import { readTree } from './tree.ts'

export interface ClipResult {
  recipe: ClippedRecipe
}

export function clip(input: string, { url = '' }: { url?: string } = {}): ClipResult {
  const tree = readTree(input)
  if (typeof tree === 'string') return { recipe: emptyRecipe }
  const facts = readPageFacts(tree, url)
  const { recipes, resolve } = findRecipeNodes(facts.jsonLd.map(parseJsonLd))
  const ld = recipes.map((node) => readSchemaRecipe(node, { url: facts.base, resolve }))
  const embedded = [...readMicrodata(tree), ...readRdfa(tree)].map((node) =>
    readSchemaRecipe(node, { url: facts.base, resolve: (v) => v }),
  )
  const all = [...ld, ...embedded, readShownRecipe(blocksOf(tree)), facts.recipe]
  const pick = <K extends keyof ClippedRecipe>(key: K): ClippedRecipe[K] =>
    all.find((r) => isFilled(r[key]))?.[key] ?? emptyRecipe[key]
  return {
    recipe: Object.fromEntries(
      Object.keys(emptyRecipe).map((k) => [k, pick(k as keyof ClippedRecipe)]),
    ) as unknown as ClippedRecipe,
  }
}
