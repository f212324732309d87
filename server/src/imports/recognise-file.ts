import type { ImportFormatId } from '@potluck/api/import-formats'
import { textStart } from './files/file-text.ts'
import type { SourceFile } from './files/source-file.ts'

/** What is looked at: the name of a file, and its beginning as text. */
interface Look {
  readonly name: string
  readonly start: string
  readonly head: Buffer
}

type Rule = readonly [ImportFormatId, (look: Look) => boolean]

const endsIn =
  (ending: RegExp) =>
  ({ name }: Look) =>
    ending.test(name)

/** What a file of this root element is, whatever stands before it. */
const rootOf = ({ start }: Look): string =>
  (/<(?![?!])\s*([\w:.-]+)/.exec(start.replace(/<!--[\s\S]*?-->/g, ''))?.[1] ?? '').toLowerCase()
const isMarkup = ({ start }: Look): boolean => /^[\s\uFEFF]*</.test(start)
const isJson = ({ start }: Look): boolean => /^[\s\uFEFF]*[[{]/.test(start)
const isHtml = (look: Look): boolean =>
  isMarkup(look) &&
  (/^[\s\uFEFF]*<!doctype html/i.test(look.start) || /^(?:html|head|body|div|article|main|p|h\d)$/.test(rootOf(look)))
const isBinary = ({ head }: Look): boolean =>
  head.includes(0) &&
  !(head[0] === 0xff && head[1] === 0xfe) &&
  !(head[0] === 0xfe && head[1] === 0xff) &&
  !isWide(head)

/** Every other byte of the beginning is zero: UTF-16. */
const isWide = (head: Buffer): boolean => {
  const zeros = head.subarray(0, 200).filter((byte) => byte === 0).length
  return zeros > 60 && zeros <= 100 && /^[\t\n\r -~]+$/.test(head.toString('latin1', 0, 60).replaceAll('\u0000', ''))
}

/** Whether keys of JSON are near the beginning. */
const hasKeys =
  (...keys: readonly string[]) =>
  (look: Look) =>
    isJson(look) && keys.every((key) => look.start.includes(`"${key}"`))

const known = /^(?:title|name|recipe(?: ?name| ?title)?|titel|nome|titre|nombre|назва|שם)$/i
const usual =
  /^(?:ingredients?|instructions?|directions?|method|steps|servings?|yield|serves|source|url|notes?|rating|tags?|categor(?:y|ies)|course|cuisine|description|prep(?:aration)? ?time|cook(?:ing)? ?time|total ?time|zutaten|zubereitung|portionen|ingredienti|preparazione|ingrédients|ingredientes|інгредієнти|מצרכים|מרכיבים|הוראות(?: הכנה)?)$/i

/** Whether the first line names columns of recipes. */
function isTable({ start, name }: Look): boolean {
  const line = start.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? ''
  const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, '').replaceAll('_', ' ').trim())
  if (cells.length < 2) return false
  // A file that is called a table is one, whatever its columns are called: its cook says what they mean.
  if (/\.(?:csv|tsv)$/i.test(name)) return true
  return cells.some((cell) => known.test(cell)) && cells.some((cell) => usual.test(cell))
}

/** From the surest sign to the weakest. */
const rules: readonly Rule[] = [
  ['paprika', ({ head, name }) => (head[0] === 0x1f && head[1] === 0x8b) || /\.paprikarecipe$/i.test(name)],
  ['livingcookbook', ({ head }) => /^Standard (?:Jet|ACE) DB/.test(head.toString('latin1', 4, 24))],
  ['mela', endsIn(/\.melarecipe$/i)],
  ['crouton', endsIn(/\.crumb$/i)],
  ['cooklang', endsIn(/\.cook$/i)],
  ['fdxz', (look) => isMarkup(look) && /^(?:hixz|fdxz?)$/.test(rootOf(look))],
  ['cookmate', (look) => isMarkup(look) && rootOf(look) === 'cookbook'],
  ['mastercook', (look) => isMarkup(look) && /^mx\d$/.test(rootOf(look))],
  ['pepperplate', (look) => isMarkup(look) && /<(?:\w+:)?RecipeSync\b/.test(look.start)],
  ['recipesage', (look) => isMarkup(look) && rootOf(look) === 'data' && /<recipes?\b/.test(look.start)],
  [
    'copymethat',
    (look) => isMarkup(look) && /copymethat|id\s*=\s*"recipeIngredients"|id\s*=\s*"original_link"/.test(look.start),
  ],
  [
    'recipekeeper',
    (look) => isMarkup(look) && /recipe-details|itemprop="recipe(?:Directions|IsFavourite)"/.test(look.start),
  ],
  ['html', isHtml],
  ['mealie', hasKeys('recipes_ingredients')],
  [
    'mealie',
    (look) =>
      hasKeys('recipeIngredient')(look) &&
      !look.start.includes('"@type"') &&
      /"(?:slug|groupId|group_id|orgURL|org_url|disableAmount)"/.test(look.start),
  ],
  [
    'tandoor',
    (look) =>
      hasKeys('steps')(look) &&
      /"(?:working_time|waiting_time|keywords)"/.test(look.start) &&
      !look.start.includes('"@type"'),
  ],
  [
    'crouton',
    (look) =>
      hasKeys('ingredients', 'steps')(look) && /"(?:quantityType|webLink|neutritionalInfo|isSection)"/.test(look.start),
  ],
  [
    'mela',
    (look) =>
      hasKeys('title', 'ingredients', 'instructions')(look) &&
      /"(?:ingredients|instructions)"\s*:\s*"/.test(look.start) &&
      !look.start.includes('"@type"'),
  ],
  ['nextcloud', (look) => isJson(look) && /(?:^|\/)recipe\.json$/i.test(look.name) && look.start.includes('"@type"')],
  ['json-ld', isJson],
  ['mealmaster', ({ start }) => /^(?:M{5}|-{5})[^\n]*(?:Meal-?Master|MM\s?\d|Recipe via)/im.test(start)],
  ['mastercook', ({ start }) => /\*\s*Exported from\s+Master\s?Cook/i.test(start)],
  ['csv', (look) => !isBinary(look) && isTable(look)],
  ['text', (look) => !isBinary(look) && !isMarkup(look) && /\p{L}/u.test(look.start)],
]

/** Which format a file is of, told by what is in it and else by its name; null where nobody knows it. */
export function recogniseFile(file: SourceFile): ImportFormatId | null {
  const look = { name: file.name, start: textStart(file), head: file.head }
  return rules.find(([, fits]) => fits(look))?.[0] ?? null
}
