import { readTime } from './duration.ts'
import { type ClippedRecipe, emptyRecipe } from './recipe.ts'
import { tidyIngredients, tidyInstructions } from './tidy-lines.ts'
import { attribute, elementsByClass, elementsIn, outermost, type PageElement } from './tree.ts'
import { itemLinesIn, linesIn, textIn } from './tree-text.ts'
import { webAddress } from './web-address.ts'

/** Class names of h-recipe (microformats2) with those of the older hRecipe, see microformats.org/wiki/h-recipe. */
const names = {
  title: ['p-name', 'fn'],
  summary: ['p-summary', 'summary'],
  ingredient: ['p-ingredient', 'ingredient'],
  instructions: ['e-instructions', 'p-instructions', 'instructions', 'instruction'],
  yield: ['p-yield', 'yield'],
  duration: ['dt-duration', 'p-duration', 'duration'],
  preparation: ['dt-prep', 'preptime'],
  cooking: ['dt-cook', 'cooktime'],
  author: ['p-author', 'author'],
  photo: ['u-photo', 'photo'],
  category: ['p-category', 'tag'],
}

/** A page of more is a list of recipes, and its first few tell what it is. */
const maxItems = 5
const maxValues = 300

/** Reads the first recipe that a page marks up with microformats, or `null` where it has none. */
export function readHRecipe(root: PageElement, base: string): ClippedRecipe | null {
  const items = [...elementsIn(root)].filter((element) => /(?:^|\s)h-?recipe(?:\s|$)/.test(attribute(element, 'class')))
  for (const item of outermost(items).slice(0, maxItems)) {
    const recipe = readItem(item, base)
    if (recipe.ingredients.length > 0 || recipe.instructions.length > 0) return recipe
  }
  return null
}

function readItem(item: PageElement, base: string): ClippedRecipe {
  const byClass = elementsByClass(item)
  const all = (wanted: readonly string[]) => {
    const name = wanted.find((own) => byClass.has(own)) ?? ''
    return outermost((byClass.get(name) ?? []).slice(0, maxValues))
  }
  const text = (wanted: readonly string[]) => all(wanted).map(textIn).find(Boolean) ?? ''
  const time = (wanted: readonly string[]) => {
    const [element] = all(wanted)
    if (element === undefined) return null
    const [machine] = [element, ...elementsIn(element)].flatMap(
      (inner) => attribute(inner, 'datetime') || attribute(inner, 'title') || [],
    )
    return readTime(machine ?? textIn(element))
  }
  const photos = all(names.photo).map((photo) => webAddress(attribute(photo, 'src') || attribute(photo, 'href'), base))
  return {
    ...emptyRecipe,
    title: text(names.title),
    description: text(names.summary),
    ingredients: tidyIngredients(all(names.ingredient).flatMap(itemLinesIn)),
    instructions: tidyInstructions(all(names.instructions).flatMap(linesIn)),
    yield: text(names.yield),
    totalTime: time(names.duration),
    activeTime: time(names.preparation),
    cookTime: time(names.cooking),
    author: text(names.author),
    images: photos.filter(Boolean),
    categories: all(names.category).map(textIn).filter(Boolean),
  }
}
