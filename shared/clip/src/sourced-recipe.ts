import type { ClippedRecipe } from './recipe.ts'

/**
 * Where a field came from: structured data of the page, the markup of a recipe plug-in, what the page shows (labels,
 * lists, class names), the data its own scripts draw it from, what it says about itself (`meta` elements, its first heading), the text below a
 * video, or plain text.
 */
export type FieldSource =
  | 'json-ld'
  | 'microdata'
  | 'rdfa'
  | 'h-recipe'
  | 'plug-in'
  | 'page'
  | 'script'
  | 'meta'
  | 'video'
  | 'text'

/** A recipe as one source tells it. */
export interface SourcedRecipe {
  readonly source: FieldSource
  readonly recipe: ClippedRecipe
}
