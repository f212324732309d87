import { type ClippedRecipe, emptyRecipe, headerLine } from './recipe.ts'
import { tidyIngredients, tidyInstructions } from './tidy-lines.ts'

/** More lines are a book and not a recipe. */
const maxLines = 3000

const headingMarks = /^#{1,6}\s+(?=\S)/
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(\S.*)$/
const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/
const tags = /^(?:\*([^*]+)\*|_([^_]+)_)$/
const yields = /^(?:\*\*([^*]+)\*\*|__([^_]+)__)$/
/** The amount of an ingredient: "*1 1/2 cups* flour". */
const amount = /^(?:\*([^*]{1,60})\*|_([^_]{1,60})_)(?=\s|$)/
const link = /\[([^[\]]{1,200})\]\([^()]{0,500}\)/g

/** The words of a heading, without the marks before and after them; null for other lines. */
function headingOf(line: string): string | null {
  const start = headingMarks.exec(line)?.[0].length
  if (start === undefined) return null
  let end = line.length
  while (end > start && ' \t#'.includes(line.charAt(end - 1))) end--
  return line.slice(start, end)
}

/** The paragraphs of lines; an item of a list and a heading are paragraphs of their own. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let goesOn = false
  for (const line of lines) {
    const written = line.trim()
    const isHeading = headingMarks.test(line)
    const begins = !goesOn || isHeading || item.test(line)
    if (written !== '' && begins) paragraphs.push(written)
    else if (written !== '') paragraphs[paragraphs.length - 1] += ` ${written}`
    goesOn = written !== '' && !isHeading
  }
  return paragraphs
}

/** A paragraph as a line: a heading becomes a header, an item loses its mark, a link keeps its words. */
function asLine(paragraph: string): string {
  const header = headingOf(paragraph)
  if (header !== null) return headerLine(header)
  const text = item.exec(paragraph)?.[1] ?? paragraph
  return text.replace(amount, (_all, first: string = '', second: string = '') => first || second).replace(link, '$1')
}

const isListed = (line: string): boolean =>
  line.trim() === '' || item.test(line) || headingMarks.test(line) || /^\s{2,}\S/.test(line)

/**
 * Reads Markdown in the form RecipeMD (recipemd.org): title, description, *tags*, **yield**, a rule, ingredients with their
 * *amounts*, a rule, steps. Null for other text.
 */
export function readRecipeMd(text: string): ClippedRecipe | null {
  const lines = text.split(/\r\n?|\n/, maxLines)
  const start = lines.findIndex((line) => line.trim() !== '')
  const name = /^#\s/.test(lines[start] ?? '') ? headingOf(lines[start] ?? '') : null
  // A line of dashes under text is a heading.
  const rules = lines.flatMap((line, at) =>
    at > start && rule.test(line) && (lines[at - 1] ?? '').trim() === '' ? [at] : [],
  )
  const [first, second = lines.length] = rules
  if (name === null || first === undefined) return null
  const list = lines.slice(first + 1, second)
  if (!list.some((line) => item.test(line)) || !list.every(isListed)) return null
  const head = paragraphsOf(lines.slice(start + 1, first))
  const said = (mark: RegExp) => head.flatMap((paragraph) => mark.exec(paragraph)?.slice(1).find(Boolean) ?? [])
  return {
    ...emptyRecipe,
    title: name,
    description: head
      .filter((paragraph) => !tags.test(paragraph) && !yields.test(paragraph))
      .map((paragraph) => paragraph.replace(link, '$1'))
      .join('\n'),
    // "4 servings, 200 g" says it twice.
    yield: said(yields)[0]?.split(/,\s/)[0]?.trim() ?? '',
    keywords: said(tags).flatMap((written) => written.split(',').map((tag) => tag.trim())),
    ingredients: tidyIngredients(paragraphsOf(list).map(asLine)),
    instructions: tidyInstructions(
      paragraphsOf(lines.slice(second + 1).filter((line) => !rule.test(line))).map(asLine),
    ),
  }
}
