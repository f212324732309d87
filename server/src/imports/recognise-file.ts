import type { ImportFormatId } from '@potluck/api/import-formats'
import { textStart } from './files/file-text.ts'
import type { SourceFile } from './files/source-file.ts'

/** The name of a file, and its first bytes, also as text. */
interface FileStart {
  readonly name: string
  readonly start: string
  readonly head: Buffer
}

type Rule = readonly [ImportFormatId, (file: FileStart) => boolean]

const endsIn =
  (ending: RegExp) =>
  ({ name }: FileStart) =>
    ending.test(name)

/** The name of the root element, in lower case. */
const rootOf = ({ start }: FileStart): string =>
  (/<(?![?!])\s*([\w:.-]+)/.exec(start.replace(/<!--[\s\S]*?-->/g, ''))?.[1] ?? '').toLowerCase()
const isMarkup = ({ start }: FileStart): boolean => /^[\s\uFEFF]*</.test(start)
const isJson = ({ start }: FileStart): boolean => /^[\s\uFEFF]*[[{]/.test(start)
const isHtml = (file: FileStart): boolean =>
  isMarkup(file) &&
  (/^[\s\uFEFF]*<!doctype html/i.test(file.start) || /^(?:html|head|body|div|article|main|p|h\d)$/.test(rootOf(file)))
const isBinary = ({ head }: FileStart): boolean =>
  head.includes(0) &&
  !(head[0] === 0xff && head[1] === 0xfe) &&
  !(head[0] === 0xfe && head[1] === 0xff) &&
  !isUtf16(head)

/** Whether every other byte is zero: UTF-16. */
const isUtf16 = (head: Buffer): boolean => {
  const zeros = head.subarray(0, 200).filter((byte) => byte === 0).length
  return zeros > 60 && zeros <= 100 && /^[\t\n\r -~]+$/.test(head.toString('latin1', 0, 60).replaceAll('\u0000', ''))
}

/** Whether a JSON text has these keys near its beginning. */
const hasKeys =
  (...keys: readonly string[]) =>
  (file: FileStart) =>
    isJson(file) && keys.every((key) => file.start.includes(`"${key}"`))

const titleColumn = /^(?:title|name|recipe(?: ?name| ?title)?|titel|nome|titre|nombre|назва|שם)$/i
const otherColumn =
  /^(?:ingredients?|instructions?|directions?|method|steps|servings?|yield|serves|source|url|notes?|rating|tags?|categor(?:y|ies)|course|cuisine|description|prep(?:aration)? ?time|cook(?:ing)? ?time|total ?time|zutaten|zubereitung|portionen|ingredienti|preparazione|ingrédients|ingredientes|інгредієнти|מצרכים|מרכיבים|הוראות(?: הכנה)?)$/i

/** Whether a file is a table: by its name, or by the columns in its first line. */
function isTable({ start, name }: FileStart): boolean {
  const line = start.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? ''
  const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, '').replaceAll('_', ' ').trim())
  if (cells.length < 2) return false
  // With such a name any columns are accepted: the cook can set their meaning.
  if (/\.(?:csv|tsv)$/i.test(name)) return true
  return cells.some((cell) => titleColumn.test(cell)) && cells.some((cell) => otherColumn.test(cell))
}

/** From the most to the least reliable rule. */
const rules: readonly Rule[] = [
  ['paprika', ({ head, name }) => (head[0] === 0x1f && head[1] === 0x8b) || /\.paprikarecipe$/i.test(name)],
  ['livingcookbook', ({ head }) => /^Standard (?:Jet|ACE) DB/.test(head.toString('latin1', 4, 24))],
  ['mela', endsIn(/\.melarecipe$/i)],
  ['crouton', endsIn(/\.crumb$/i)],
  ['cooklang', endsIn(/\.cook$/i)],
  ['fdxz', (file) => isMarkup(file) && /^(?:hixz|fdxz?)$/.test(rootOf(file))],
  ['cookmate', (file) => isMarkup(file) && rootOf(file) === 'cookbook'],
  ['mastercook', (file) => isMarkup(file) && /^mx\d$/.test(rootOf(file))],
  ['pepperplate', (file) => isMarkup(file) && /<(?:\w+:)?RecipeSync\b/.test(file.start)],
  ['recipesage', (file) => isMarkup(file) && rootOf(file) === 'data' && /<recipes?\b/.test(file.start)],
  [
    'copymethat',
    (file) => isMarkup(file) && /copymethat|id\s*=\s*"recipeIngredients"|id\s*=\s*"original_link"/.test(file.start),
  ],
  [
    'recipekeeper',
    (file) => isMarkup(file) && /recipe-details|itemprop="recipe(?:Directions|IsFavourite)"/.test(file.start),
  ],
  ['html', isHtml],
  ['mealie', hasKeys('recipes_ingredients')],
  [
    'mealie',
    (file) =>
      hasKeys('recipeIngredient')(file) &&
      !file.start.includes('"@type"') &&
      /"(?:slug|groupId|group_id|orgURL|org_url|disableAmount)"/.test(file.start),
  ],
  [
    'tandoor',
    (file) =>
      hasKeys('steps')(file) &&
      /"(?:working_time|waiting_time|keywords)"/.test(file.start) &&
      !file.start.includes('"@type"'),
  ],
  [
    'crouton',
    (file) =>
      hasKeys('ingredients', 'steps')(file) && /"(?:quantityType|webLink|neutritionalInfo|isSection)"/.test(file.start),
  ],
  [
    'mela',
    (file) =>
      hasKeys('title', 'ingredients', 'instructions')(file) &&
      /"(?:ingredients|instructions)"\s*:\s*"/.test(file.start) &&
      !file.start.includes('"@type"'),
  ],
  ['nextcloud', (file) => isJson(file) && /(?:^|\/)recipe\.json$/i.test(file.name) && file.start.includes('"@type"')],
  ['json-ld', isJson],
  ['mealmaster', ({ start }) => /^(?:M{5}|-{5})[^\n]*(?:Meal-?Master|MM\s?\d|Recipe via)/im.test(start)],
  ['mastercook', ({ start }) => /\*\s*Exported from\s+Master\s?Cook/i.test(start)],
  ['csv', (file) => !isBinary(file) && isTable(file)],
  ['text', (file) => !isBinary(file) && !isMarkup(file) && /\p{L}/u.test(file.start)],
]

/** Recognises the format of a file by its content and its name; null if it is unknown. */
export function recogniseFile(file: SourceFile): ImportFormatId | null {
  const fileStart = { name: file.name, start: textStart(file), head: file.head }
  return rules.find(([, matches]) => matches(fileStart))?.[0] ?? null
}
