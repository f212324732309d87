import { type SeedRecipe, seedRecipes } from '../server/seed.ts'

/** A file of so many recipes. */
export interface BookFile {
  readonly name: string
  readonly make: (recipes: number) => Iterable<string>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const lines = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map((item: unknown) =>
    typeof item === 'object' && item !== null && 'text' in item ? text(item.text) : text(item),
  )

const of = (recipe: SeedRecipe) => ({
  title: text(recipe.name),
  ingredients: lines(recipe.recipeIngredient),
  steps: lines(recipe.recipeInstructions),
})

function* jsonLd(recipes: number): Generator<string> {
  yield JSON.stringify([...seedRecipes(recipes)])
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

function* csv(recipes: number): Generator<string> {
  yield 'title,ingredients,directions\n'
  for (const recipe of seedRecipes(recipes)) {
    const { title, ingredients, steps } = of(recipe)
    yield `${[title, ingredients.join('\n'), steps.join('\n')].map(quoted).join(',')}\n`
  }
}

function* mealMaster(recipes: number): Generator<string> {
  for (const recipe of seedRecipes(recipes)) {
    const { title, ingredients, steps } = of(recipe)
    const head = `MMMMM----- Recipe via Meal-Master (tm) v8\n      Title: ${title}\n Categories: Dinner\n      Yield: 4 servings\n\n`
    const amounts = ingredients.map((line) => `      1    ${line.slice(0, 28)}\n`).join('')
    yield `${head}${amounts}\n${steps.map((step) => `  ${step}\n`).join('')}\nMMMMM\n\n`
  }
}

const escaped = (value: string): string => value.replace(/[<&>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function* xml(recipes: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><data>'
  for (const recipe of seedRecipes(recipes)) {
    const { title, ingredients, steps } = of(recipe)
    const part = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`
    yield `<recipe>${part('title', title)}${part('ingredients', ingredients.join('\n'))}${part('instructions', steps.join('\n'))}</recipe>`
  }
  yield '</data>'
}

/** Ways in which a whole book comes as one file. */
export const bookFiles: readonly BookFile[] = [
  { name: 'book.json', make: jsonLd },
  { name: 'book.csv', make: csv },
  { name: 'book.mmf', make: mealMaster },
  { name: 'book.xml', make: xml },
]
