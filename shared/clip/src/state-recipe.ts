import { type ClippedRecipe, emptyRecipe, headerLine } from './recipe.ts'
import { isNode, linesOf, listOf, type SchemaNode, textOf } from './schema-node.ts'
import { tidyIngredients, tidyInstructions } from './tidy-lines.ts'
import { readTolerantJson } from './tolerant-json.ts'
import { attribute, elementsIn, type PageElement } from './tree.ts'

/** Names that programs give to the parts of a recipe in the data from which they draw a page. */
const ingredientsKey =
  /^(?:grouped_?|all_?)?(?:recipe_?)?ingredients?(?:_?(?:list|lists|groups?|lines|sections|blocks|items))?$/i
const stepsKey =
  /^(?:grouped_?|all_?)?(?:recipe_?)?(?:instructions?|steps|directions|methods?|preparations?|cooking_?steps)(?:_?(?:list|groups?|lines|sections|steps|items))?$/i
const innerKey =
  /^(?:items|lines|elements|list|entries|ingredients|ingredientlist|instructions|steps|content|blocks|children)$/i

const textKeys = ['text', 'displayText', 'originalText', 'raw', 'rawText', 'line', 'html', 'instruction', 'description']
const stepKeys = [...textKeys, 'body', 'content', 'step', 'value', 'title', 'name']
const amountKeys = ['amount', 'quantity', 'qty', 'value']
const unitKeys = ['unit', 'measure', 'unitText', 'unitName', 'uom']
const nameKeys = ['name', 'ingredient', 'food', 'product', 'title', 'label', 'item', 'name_singular', 'singular']
const afterKeys = ['suffix', 'note', 'notes', 'preparation', 'comment', 'extra']

/** Characters of such data that are read of one page; scripts that are longer by themselves are programs. */
const maxLength = 3_000_000
const maxNodes = 100_000
const maxLines = 300
const maxSources = 50

/**
 * Reads a recipe from the data that a page's own programs draw it from: JSON in scripts, in assignments to a variable
 * and in attributes. Such data has no common words, so that only lists that are called ingredients and steps count.
 *
 * @returns `null` where there is none
 */
export function readStateRecipe(root: PageElement): ClippedRecipe | null {
  let best: ClippedRecipe | null = null
  for (const text of sourcesIn(root)) {
    const match = recipeIn(readTolerantJson(text))
    if (match !== null && match.ingredients.length > (best?.ingredients.length ?? 1)) best = match
  }
  return best
}

const named = (text: string): boolean => /ingredient/i.test(text) && text.length <= maxLength

/** Texts that may be such data. */
function* sourcesIn(root: PageElement): Generator<string> {
  let count = 0
  let length = 0
  for (const element of elementsIn(root)) {
    if (count >= maxSources) return
    for (const text of element.name === 'script' ? [scriptData(element)] : Object.values(element.attributes)) {
      if (text.length < 100 || !/^\s*[{[]/.test(text) || !named(text)) continue
      count++
      length += text.length
      if (length > maxLength) return
      yield text
    }
  }
}

/** The value that a script is, or assigns: `window.state = { … }`. */
function scriptData(script: PageElement): string {
  if (/ld\+json/i.test(attribute(script, 'type'))) return ''
  const text = script.children.join('')
  if (!named(text)) return ''
  const start = /^\s*[{[]/.test(text) ? 0 : (/^[^{["'`]{1,200}=\s*(?=[{[])/.exec(text)?.[0].length ?? -1)
  return start < 0 ? '' : text.slice(start)
}

/** The node with a list of ingredients and one of steps, the first with most. */
function recipeIn(value: unknown): ClippedRecipe | null {
  // The outermost first: what is deeper may be one of many on the page.
  const open: unknown[] = [value]
  for (let at = 0; at < open.length && at < maxNodes; at++) {
    const next = open[at]
    if (isNode(next)) {
      const recipe = readNode(next)
      if (recipe !== null) return recipe
      open.push(...Object.values(next).filter((inner) => typeof inner === 'object'))
    } else if (Array.isArray(next)) open.push(...next.slice(0, 1_000))
  }
  return null
}

function readNode(node: SchemaNode): ClippedRecipe | null {
  const list = (pattern: RegExp) => Object.keys(node).find((key) => pattern.test(key) && Array.isArray(node[key]))
  const [ingredients, steps] = [list(ingredientsKey), list(stepsKey)]
  if (ingredients === undefined || steps === undefined) return null
  const recipe = {
    ...emptyRecipe,
    title: textOf(node.title) || textOf(node.name),
    ingredients: tidyIngredients(linesIn(node[ingredients], ingredientOf)),
    instructions: tidyInstructions(linesIn(node[steps], stepOf)),
  }
  return recipe.ingredients.length > 1 && recipe.instructions.length > 0 ? recipe : null
}

type ReadLine = (node: SchemaNode) => readonly string[]

function linesIn(value: unknown, read: ReadLine, depth = 0): string[] {
  const lines: string[] = []
  for (const item of depth > 4 ? [] : listOf(value)) {
    if (lines.length >= maxLines) break
    if (!isNode(item)) lines.push(...linesOf(item))
    else lines.push(...nodeLines(item, read, depth))
  }
  return lines
}

function nodeLines(node: SchemaNode, read: ReadLine, depth: number): readonly string[] {
  const inner = Object.keys(node).find((key) => innerKey.test(key) && Array.isArray(node[key]))
  if (inner === undefined) return read(node)
  const title = textOf(node.title) || textOf(node.name) || textOf(node.heading)
  const lines = linesIn(node[inner], read, depth + 1)
  return title === '' || lines.length === 0 ? lines : [headerLine(title), ...lines]
}

/** The value of a node under one of these names: a text, a number, or the name of an inner node. */
function wordOf(node: SchemaNode, keys: readonly string[]): string {
  for (const key of keys) {
    const value = node[key]
    const word = isNode(value)
      ? wordOf({ ...value, ingredient: null, unit: null }, ['abbreviation', 'short', 'shortName', ...nameKeys])
      : textOf(value)
    if (word !== '') return word
  }
  return ''
}

function ingredientOf(node: SchemaNode): readonly string[] {
  const name = wordOf(node, nameKeys)
  const amount = wordOf(node, amountKeys)
  const unit = wordOf(node, unitKeys)
  const written = wordOf(node, textKeys)
  if (written !== '' && (amount === '' || written.includes(name))) return linesOf(written)
  const line = [amount === '0' ? '' : amount, unit, wordOf(node, ['prefix']), name].filter(Boolean).join(' ')
  const after = wordOf(node, afterKeys)
  return name === '' ? [] : [after === '' ? line : `${line}, ${after}`]
}

const stepOf = (node: SchemaNode): readonly string[] => linesOf(wordOf(node, stepKeys))
