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

/** Whether a JSON text begins with the tables of a database of Mealie. */
const isDatabase = ({ start }: FileStart): boolean =>
  /"(?:alembic_version|api_extras|group_meal_plans|multi_purpose_labels|ingredient_foods)"/.test(start)

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

/** Columns that only Plan to Eat names so. */
const isPlanToEat = ({ start }: FileStart): boolean => {
  const [columns = ''] = start.split(/\r?\n/, 1)
  return /\bUrl Host\b/i.test(columns) && /\bDirections\b/i.test(columns)
}

const isSaffron = ({ start }: FileStart): boolean =>
  /^\uFEFF?Title: /.test(start) && /^Ingredients:\s*$/m.test(start) && /^Instructions:\s*$/m.test(start)

const isYamlName = (name: string): boolean => /\.ya?ml$/i.test(name)
const yamlField = /^[ \t]*(?:- )?["']?(?:ingredients|directions)["']?:/m

/** Whether a text is YAML with recipes, and no text with metadata before it. */
export const isPaprikaYaml = ({ name, start }: { readonly name: string; readonly start: string }): boolean =>
  yamlField.test(start) &&
  (isYamlName(name) ||
    (/^\uFEFF?(?:#.*\n)*- ?["']?[\w ]{1,30}["']?:/.test(start) &&
      /^ {1,4}["']?(?:ingredients|directions)["']?:/m.test(start)) ||
    (/^\uFEFF?["']?name["']?:/.test(start) && /^directions:/m.test(start) && !/^---/m.test(start)))

/** Whether a JSON text is marked as a recipe of schema.org. Parts of other recipes may be marked, too, such as the steps of old Mealie. */
const isSchemaRecipe = ({ start }: FileStart): boolean => /"@type"\s*:\s*\[?\s*"(?:[^"]*\/)?Recipe"/.test(start)

/** From the most to the least reliable rule. */
const rules: readonly Rule[] = [
  ['krecipes', endsIn(/\.kre(?:ml)?$/i)],
  ['paprika', ({ head, name }) => (head[0] === 0x1f && head[1] === 0x8b) || /\.paprikarecipe$/i.test(name)],
  ['paprika', (file) => !isBinary(file) && isPaprikaYaml(file)],
  ['livingcookbook', ({ head }) => /^Standard (?:Jet|ACE) DB/.test(head.toString('latin1', 4, 24))],
  ['mela', endsIn(/\.melarecipe$/i)],
  ['crouton', endsIn(/\.crumb$/i)],
  ['cooklang', endsIn(/\.cook$/i)],
  ['fdxz', (file) => isMarkup(file) && /^(?:hixz|fdxz?)$/.test(rootOf(file))],
  ['krecipes', (file) => isMarkup(file) && rootOf(file) === 'krecipes'],
  ['gourmet', (file) => isMarkup(file) && rootOf(file) === 'gourmetdoc'],
  ['evernote', (file) => isMarkup(file) && rootOf(file) === 'en-export'],
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
  // Other tables may fill the beginning of a backup.
  ['mealie', (file) => isJson(file) && /(?:^|\/)database\.json$/i.test(file.name) && isDatabase(file)],
  [
    'mealie',
    (file) =>
      hasKeys('recipeIngredient')(file) &&
      !isSchemaRecipe(file) &&
      /"(?:slug|groupId|group_id|orgURL|org_url|disableAmount)"/.test(file.start),
  ],
  ['mealie', (file) => hasKeys('recipe_ingredient', 'slug')(file) && !isSchemaRecipe(file)],
  [
    'tandoor',
    (file) =>
      hasKeys('steps')(file) && /"(?:working_time|waiting_time|keywords)"/.test(file.start) && !isSchemaRecipe(file),
  ],
  [
    'crouton',
    (file) =>
      hasKeys('ingredients', 'steps')(file) && /"(?:quantityType|webLink|neutritionalInfo|isSection)"/.test(file.start),
  ],
  [
    'recettetek',
    (file) =>
      hasKeys('title', 'ingredients', 'instructions')(file) && /"(?:preparationTime|originalPicture)"/.test(file.start),
  ],
  [
    'mela',
    (file) =>
      hasKeys('title', 'ingredients', 'instructions')(file) &&
      /"(?:ingredients|instructions)"\s*:\s*"/.test(file.start) &&
      !isSchemaRecipe(file),
  ],
  ['nextcloud', (file) => isJson(file) && /(?:^|\/)recipe\.json$/i.test(file.name) && file.start.includes('"@type"')],
  ['json-ld', isJson],
  ['mealmaster', ({ start }) => /^(?:M{5}|-{5})[^\n]*(?:Meal-?Master|MM\s?\d|Recipe via)/im.test(start)],
  ['mastercook', ({ start }) => /\*\s*Exported from\s+Master\s?Cook/i.test(start)],
  ['plantoeat', (file) => !isBinary(file) && isTable(file) && isPlanToEat(file)],
  ['csv', (file) => !isBinary(file) && isTable(file)],
  ['saffron', (file) => !isBinary(file) && isSaffron(file)],
  ['text', (file) => !isBinary(file) && !isMarkup(file) && !isYamlName(file.name) && /\p{L}/u.test(file.start)],
]

/** Recognises the format of a file by its content and its name; null if it is unknown. */
export function recogniseFile(file: SourceFile): ImportFormatId | null {
  const fileStart = { name: file.name, start: textStart(file), head: file.head }
  return rules.find(([, matches]) => matches(fileStart))?.[0] ?? null
}
