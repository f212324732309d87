import { readTime } from './duration.ts'
import { type ClippedRecipe, emptyRecipe, headerLine, withoutEmptySections } from './recipe.ts'
import { tidyIngredients, tidyInstructions } from './tidy-lines.ts'
import { childElements, classesOf, elementsByClass, elementsIn, outermost, type PageElement } from './tree.ts'
import { isUnseen, itemLinesIn, linesIn, textIn } from './tree-text.ts'

/** The class names by which a recipe plug-in marks its card. A name that ends in `*` stands for all it begins. */
interface PluginFormat {
  readonly card: string
  readonly title: string
  readonly description?: string
  readonly yield?: string
  readonly total?: string
  readonly active?: string
  readonly cook?: string
  readonly ingredients: PartFormat
  readonly instructions: PartFormat
  readonly notes?: string
}

interface PartFormat {
  /** The element around the lines. */
  readonly area: string
  /** The lines, where they are not list items. */
  readonly line?: string
  /** The titles of its sections, where they are not headings. */
  readonly header?: string
}

/** WordPress recipe plug-ins whose markup is a format of its own, as of their published templates. */
const formats: readonly PluginFormat[] = [
  {
    // WP Recipe Maker
    card: 'wprm-recipe-container',
    title: 'wprm-recipe-name',
    description: 'wprm-recipe-summary',
    yield: 'wprm-recipe-servings-with-unit',
    total: 'wprm-recipe-total_time-container',
    active: 'wprm-recipe-prep_time-container',
    cook: 'wprm-recipe-cook_time-container',
    ingredients: {
      area: 'wprm-recipe-ingredient-group',
      line: 'wprm-recipe-ingredient',
      header: 'wprm-recipe-group-name',
    },
    instructions: {
      area: 'wprm-recipe-instruction-group',
      line: 'wprm-recipe-instruction',
      header: 'wprm-recipe-group-name',
    },
    notes: 'wprm-recipe-notes',
  },
  {
    // Tasty Recipes
    card: 'tasty-recipes',
    title: 'tasty-recipes-title',
    description: 'tasty-recipes-description-body',
    yield: 'tasty-recipes-yield',
    total: 'tasty-recipes-total-time',
    active: 'tasty-recipes-prep-time',
    cook: 'tasty-recipes-cook-time',
    ingredients: { area: 'tasty-recipes-ingredients-body' },
    instructions: { area: 'tasty-recipes-instructions-body' },
    notes: 'tasty-recipes-notes-body',
  },
  {
    // Mediavine Create
    card: 'mv-create-card',
    title: 'mv-create-title',
    description: 'mv-create-description',
    yield: 'mv-create-yield',
    total: 'mv-create-time-total',
    active: 'mv-create-time-prep',
    cook: 'mv-create-time-active',
    ingredients: { area: 'mv-create-ingredients' },
    instructions: { area: 'mv-create-instructions' },
    notes: 'mv-create-notes-content',
  },
  {
    // EasyRecipe
    card: 'easyrecipe',
    title: 'ERSName',
    yield: 'ERSServes',
    ingredients: { area: 'ERSIngredients', header: 'ERSSectionHead' },
    instructions: { area: 'ERSInstructions', header: 'ERSSectionHead' },
    notes: 'ERSNotes',
  },
  {
    // ZipList and Zip Recipes
    card: 'zlrecipe-container-border',
    title: 'item-title',
    yield: 'zlrecipe-yield',
    ingredients: { area: 'zlrecipe-ingredients-list', line: 'ingredient', header: 'ingredient-label' },
    instructions: { area: 'zlrecipe-instructions-list', line: 'instruction', header: 'instruction-label' },
    notes: 'zlrecipe-notes-list',
  },
  {
    // Zip Recipes 5 and later
    card: 'zrdn-recipe-container',
    title: 'zrdn-recipe-title',
    yield: 'zrdn-yield-value',
    ingredients: { area: 'zrdn-ingredients-list', line: 'zrdn-ingredient', header: 'zrdn-ingredient-label' },
    instructions: { area: 'zrdn-instructions-list', line: 'zrdn-instruction', header: 'zrdn-instruction-label' },
    notes: 'zrdn-notes',
  },
  {
    // WP Ultimate Recipe
    card: 'wpurp-container',
    title: 'wpurp-recipe-title',
    yield: 'wpurp-recipe-servings',
    ingredients: {
      area: 'wpurp-recipe-ingredients',
      line: 'wpurp-recipe-ingredient',
      header: 'wpurp-recipe-ingredient-group',
    },
    instructions: {
      area: 'wpurp-recipe-instructions',
      line: 'wpurp-recipe-instruction-text',
      header: 'wpurp-recipe-instruction-group',
    },
    notes: 'wpurp-recipe-notes',
  },
  {
    // Recipe Card Blocks by WPZOOM
    card: 'wp-block-wpzoom-recipe-card-block-recipe-card',
    title: 'recipe-card-title',
    ingredients: { area: 'ingredients-list', header: 'ingredient-item-group*' },
    instructions: { area: 'directions-list', header: 'direction-step-group*' },
    notes: 'recipe-card-notes-list',
  },
  {
    // Cooked
    card: 'cooked-recipe-info',
    title: 'cooked-recipe-title',
    ingredients: { area: 'cooked-recipe-ingredients', line: 'cooked-single-ingredient', header: 'cooked-heading' },
    instructions: { area: 'cooked-recipe-directions', line: 'cooked-dir-content', header: 'cooked-heading' },
  },
  {
    // Delicious Recipes
    card: 'dr-summary-holder',
    title: 'dr-title',
    ingredients: { area: 'dr-ingredients-list' },
    instructions: { area: 'dr-instructions', line: 'dr-instruction-content' },
    notes: 'dr-note',
  },
  {
    // Meal Planner Pro
    card: 'mpprecipe-container',
    title: 'mpprecipe-title',
    ingredients: { area: 'mpprecipe-ingredients-list', line: 'ingredient', header: 'mpp-ingredient-label' },
    instructions: { area: 'mpprecipe-instructions-list', line: 'instruction', header: 'mpp-instruction-label' },
  },
  {
    // ReciPress, Yumprint Recipe Card
    card: 'blog-yumprint-recipe',
    title: 'blog-yumprint-recipe-title',
    ingredients: {
      area: 'blog-yumprint-ingredients',
      line: 'blog-yumprint-ingredient-item',
      header: 'blog-yumprint-subheader',
    },
    instructions: {
      area: 'blog-yumprint-methods',
      line: 'blog-yumprint-method-item',
      header: 'blog-yumprint-subheader',
    },
    notes: 'blog-yumprint-notes',
  },
  {
    // Jetpack
    card: 'jetpack-recipe',
    title: 'jetpack-recipe-title',
    yield: 'jetpack-recipe-servings',
    total: 'jetpack-recipe-time',
    ingredients: { area: 'jetpack-recipe-ingredients' },
    instructions: { area: 'jetpack-recipe-directions' },
    notes: 'jetpack-recipe-notes',
  },
]

/** A page of more is a list of recipes, and its first few tell what it is. */
const maxCards = 5
const maxAreas = 50

/** Reads the first recipe card of a known plug-in, or `null` where the page has none. */
export function readPluginMarkup(root: PageElement): ClippedRecipe | null {
  const cards = new Map<PageElement, PluginFormat>()
  for (const element of elementsIn(root)) {
    const classes = classesOf(element)
    const format = classes.length === 0 ? undefined : formats.find(({ card }) => classes.includes(card))
    if (format !== undefined) cards.set(element, format)
  }
  for (const card of outermost([...cards.keys()]).slice(0, maxCards)) {
    const format = cards.get(card)
    const recipe = format === undefined ? null : readCard(card, format)
    if (recipe !== null && recipe.ingredients.length > 0) return recipe
  }
  return null
}

function readCard(card: PageElement, format: PluginFormat): ClippedRecipe {
  const byClass = elementsByClass(card)
  const text = (name: string | undefined) => {
    const [element] = name === undefined ? [] : (byClass.get(name) ?? [])
    return element === undefined ? '' : textIn(element)
  }
  const part = (wanted: PartFormat) =>
    outermost((byClass.get(wanted.area) ?? []).slice(0, maxAreas)).flatMap((area) => readPart(area, wanted))
  const [notes] = byClass.get(format.notes ?? '') ?? []
  return {
    ...emptyRecipe,
    title: text(format.title),
    description: text(format.description),
    yield: text(format.yield).replace(/^[\p{L}\s]+:\s*/u, ''),
    totalTime: timeOf(text(format.total)),
    activeTime: timeOf(text(format.active)),
    cookTime: timeOf(text(format.cook)),
    ingredients: tidyIngredients(withoutEmptySections(part(format.ingredients))),
    instructions: tidyInstructions(withoutEmptySections(part(format.instructions))),
    notes: notes === undefined ? '' : linesIn(notes).join('\n'),
  }
}

const timeOf = (text: string) => {
  const time = readTime(text)
  return time?.minutes == null ? null : time
}

/** @param name of a class; one that ends in `*` stands for all that begin so */
const hasClass = (element: PageElement, name: string | undefined): boolean =>
  name !== undefined &&
  classesOf(element).some((own) => (name.endsWith('*') ? own.startsWith(name.slice(0, -1)) : own === name))

function readPart(area: PageElement, { line, header }: PartFormat): string[] {
  const lines: string[] = []
  const visit = (element: PageElement) => {
    if (isUnseen(element)) return
    if (hasClass(element, header) || /^h[1-6]$/.test(element.name)) lines.push(headerLine(textIn(element)))
    else if (line === undefined && element.name === 'li') lines.push(textIn(element))
    else if (hasClass(element, line)) lines.push(...itemLinesIn(element))
    else for (const child of childElements(element)) visit(child)
  }
  for (const child of childElements(area)) visit(child)
  const own = lines.filter((text) => text !== '[]')
  return own.length > 0 || line !== undefined ? own : itemLinesIn(area)
}
