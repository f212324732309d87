import { plainLines, plainText } from './plain.ts'
import { headerLine } from './recipe.ts'
import { hasType, isNode, listOf, property, type SchemaNode, textOf } from './schema-node.ts'

/** Deeper lists of lists are not instructions of a recipe. */
const deepest = 12
const maxSteps = 1000

/**
 * Reads `recipeInstructions` in every shape it is written in: a text, texts, `HowToStep`, `HowToDirection`, `HowToTip`,
 * `HowToSection`, `ItemList`, `ListItem`, and any of them within each other.
 */
export function readSteps(value: unknown, depth = 0): string[] {
  if (depth > deepest) return []
  if (typeof value === 'string') return plainLines(value)
  if (Array.isArray(value)) return readList(value, depth)
  if (!isNode(value)) return []
  const [only, ...others] = listOf(value)
  if (only !== value) return readSteps([only, ...others], depth + 1)
  const inner = property(value, 'itemListElement', 'steps', 'step', 'item')
  if (hasType(value, 'HowToSection') || (inner !== undefined && !hasType(value, 'HowToStep', 'ListItem'))) {
    const steps = readSteps(inner ?? property(value, 'text', 'description'), depth + 1)
    return [...headerOf(property(value, 'name', 'Name'), steps), ...steps]
  }
  return readStep(value, inner, depth)
}

function readList(items: readonly unknown[], depth: number): string[] {
  const lines: string[] = []
  for (const item of items) {
    if (lines.length >= maxSteps) break
    lines.push(...readSteps(item, depth + 1))
  }
  return lines
}

function readStep(step: SchemaNode, inner: unknown, depth: number): string[] {
  const own = listOf(property(step, 'text', 'description', '@value')).flatMap((text) => readSteps(text, depth + 1))
  const lines = own.length > 0 ? own : readSteps(inner, depth + 1)
  const name = property(step, 'name')
  return lines.length > 0 ? [...headerOf(name, lines), ...lines] : plainLines(textOf(name))
}

/** The name of a step or section as header, unless it only counts ("Step 3") or is the beginning of its text. */
function headerOf(name: unknown, lines: readonly string[]): string[] {
  const title = textOf(name)
  if (title === '' || title.length > 120) return []
  if (/^[\p{L}.]{0,14}\s*#?\d+\s*[.:)]?$/u.test(title)) return []
  const start = bare(title)
  const text = bare(lines.join(' '))
  return start === '' || text.startsWith(start) ? [] : [headerLine(plainText(title))]
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
