import { clip } from './clip.ts'
import type { ClippedRecipe } from './recipe.ts'
import { ingredients, list, pancakes, steps } from './testing/pancakes.ts'

const withData = (data: unknown, type = 'application/ld+json') =>
  `<html><head><title>Pancakes | Kitchen</title><script type="${type}">${JSON.stringify(data)}</script></head>
  <body><h1>Pancakes</h1></body></html>`
const recipe = (changes: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pancakes',
  recipeIngredient: ingredients,
  recipeInstructions: steps,
  ...changes,
})

/** How sites write their data, each in a way that was met in the wild. */
const shapes: readonly (readonly [string, string, Partial<ClippedRecipe>])[] = [
  ['a graph with values that are no nodes', withData({ '@graph': [false, null, 3, 'x', recipe()] }), pancakes],
  [
    'ingredients as PropertyValue with unit texts and codes',
    withData(
      recipe({
        recipeIngredient: [
          { '@type': 'PropertyValue', value: 2, unitText: 'cups', name: 'flour' },
          { '@type': 'PropertyValue', value: '1', unitCode: 'G25', name: 'salt' },
          { '@type': 'PropertyValue', value: 3, name: 'eggs' },
          { '@type': 'PropertyValue', value: 250, unitCode: 'MLT', name: 'milk' },
        ],
      }),
    ),
    { ingredients: ['2 cups flour', '1 tsp salt', '3 eggs', '250 ml milk'] },
  ],
  [
    'ingredients as supplies with quantities of any shape',
    withData(
      recipe({
        recipeIngredient: [
          { '@type': 'HowToSupply', name: 'milk', requiredQuantity: '250 ml' },
          { '@type': 'HowToSupply', name: 'eggs', requiredQuantity: { '@type': 'QuantitativeValue', value: '3' } },
          { '@type': 'HowToSupply', name: 'flour', requiredQuantity: { value: 2, unitText: 'cups' } },
          { '@type': 'HowToSupply', name: 'salt', requiredQuantity: { value: 1, unitCode: 'G25' } },
          { '@type': 'HowToSupply', name: 'plums', requiredQuantity: { minValue: 4, maxValue: 6 } },
          { '@type': 'HowToSupply', name: 'oats', requiredQuantity: 0.5, description: 'rolled' },
        ],
      }),
    ),
    { ingredients: ['250 ml milk', '3 eggs', '2 cups flour', '1 tsp salt', '4-6 plums', '0.5 oats, rolled'] },
  ],
  [
    'supplies with quantities beside an empty list of ingredients',
    withData(
      recipe({
        recipeIngredient: [],
        supply: [
          { '@type': 'HowToSupply', name: 'flour', requiredQuantity: { value: 0.5, unitText: 'kg' } },
          { '@type': 'HowToSupply', name: 'leek', description: 'sliced', requiredQuantity: { value: 1 } },
        ],
      }),
    ),
    { ingredients: ['0.5 kg flour', '1 leek, sliced'] },
  ],
  ['a yield below one', withData(recipe({ recipeYield: '0.5 loaf' })), { yield: '0.5 loaf' }],
  ['a yield of none', withData(recipe({ recipeYield: ['0', '0 servings', '0.0'] })), { yield: '' }],
  [
    'a yield from least to most',
    withData(recipe({ recipeYield: { '@type': 'QuantitativeValue', minValue: 4, maxValue: 6, unitText: 'bowls' } })),
    { yield: '4-6 bowls' },
  ],
  [
    'a yield of a least alone',
    withData(recipe({ recipeYield: { '@type': 'QuantitativeValue', minValue: '8', unitText: 'pieces' } })),
    { yield: '8 pieces' },
  ],
  [
    'a title that is the rest of broken data',
    `<h1>Pancakes</h1><script type="application/ld+json">{"@type":"Recipe","name":"Oat cake" b:1,"recipeYield":"4"}</script>`,
    { title: 'Pancakes' },
  ],
  ['ingredients as one text with breaks', withData(recipe({ recipeIngredient: ingredients.join('<br>') })), pancakes],
  ['ingredients as one text with list items', withData(recipe({ recipeIngredient: list(ingredients) })), pancakes],
  ['ingredients as a list of one text', withData(recipe({ recipeIngredient: [ingredients.join('\n')] })), pancakes],
  ['ingredients as one text with commas', withData(recipe({ recipeIngredient: ingredients.join(', ') })), pancakes],
  [
    'ingredients as a list of one text with commas',
    withData(recipe({ recipeIngredient: [ingredients.join(', ')] })),
    pancakes,
  ],
  [
    'ingredients with nothing among them',
    withData(recipe({ recipeIngredient: ['', ...ingredients, null, ' '] })),
    pancakes,
  ],
  ['a type with a slash at its end', withData(recipe({ '@type': 'https://schema.org/Recipe/' })), pancakes],
  [
    'keys in another case',
    withData({ '@type': 'Recipe', Name: 'Pancakes', RecipeIngredient: ingredients, RecipeInstructions: steps }),
    pancakes,
  ],
  ['a script type with a charset', withData(recipe(), 'application/ld+json; charset=UTF-8'), pancakes],
  [
    'JSON that a framework draws the page from',
    withData({ props: { pageProps: { schema: recipe() } } }, 'application/json'),
    pancakes,
  ],
  [
    'section with steps key',
    withData(
      recipe({
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Batter', steps: steps.map((text) => ({ '@type': 'HowToStep', text })) },
        ],
      }),
    ),
    { instructions: ['[Batter]', ...steps] },
  ],
  [
    'one HowToStep with numbered text',
    withData(
      recipe({
        recipeInstructions: [{ '@type': 'HowToStep', text: steps.map((line, at) => `${at + 1}. ${line}`).join(' ') }],
      }),
    ),
    pancakes,
  ],
  [
    'one HowToStep html p',
    withData(
      recipe({ recipeInstructions: [{ '@type': 'HowToStep', text: steps.map((line) => `<p>${line}</p>`).join('') }] }),
    ),
    pancakes,
  ],
  [
    'string with p and numbering spans',
    withData(
      recipe({
        recipeInstructions: steps.map((line, at) => `<p><strong>Step ${at + 1}</strong></p><p>${line}</p>`).join(''),
      }),
    ),
    pancakes,
  ],
  [
    'itemListElement strings in ItemList',
    withData(recipe({ recipeInstructions: { '@type': 'ItemList', itemListElement: steps } })),
    pancakes,
  ],
  [
    'steps as an object with numbers for keys',
    withData(
      recipe({
        recipeInstructions: {
          '0': { '@type': 'HowToStep', text: steps[0] },
          '1': { '@type': 'HowToStep', text: steps[1] },
          '2': { '@type': 'HowToStep', text: steps[2] },
        },
      }),
    ),
    pancakes,
  ],
  [
    'ingredients as an object with numbers for keys',
    withData(
      recipe({
        recipeIngredient: { '0': ingredients[0], '1': ingredients[1], '2': ingredients[2], '3': ingredients[3] },
      }),
    ),
    pancakes,
  ],
  [
    'lists in @list',
    withData(recipe({ recipeIngredient: { '@list': ingredients }, recipeInstructions: { '@list': steps } })),
    pancakes,
  ],
  ['a yield of nothing', withData(recipe({ recipeYield: '0' })), { yield: '' }],
  ['a yield of no servings', withData(recipe({ recipeYield: '0.0 servings' })), { yield: '' }],
  ['a yield below one', withData(recipe({ recipeYield: '0.75 cup' })), { yield: '0.75 cup' }],
  ['a yield below one with a comma', withData(recipe({ recipeYield: '0,5 l' })), { yield: '0,5 l' }],
  [
    'a yield from one number to another',
    withData(recipe({ recipeYield: { '@type': 'QuantitativeValue', minValue: 4, maxValue: 6, unitText: 'servings' } })),
    { yield: '4-6 servings' },
  ],
  ['a yield between equal numbers', withData(recipe({ recipeYield: { minValue: 4, maxValue: 4 } })), { yield: '4' }],
  ['a yield up to a number', withData(recipe({ recipeYield: { maxValue: 6, unitText: 'cups' } })), { yield: '6 cups' }],
  [
    'yield servings obj',
    withData(recipe({ recipeYield: { '@type': 'QuantitativeValue', value: 4, unitText: 'servings' } })),
    { yield: '4 servings' },
  ],
  [
    'image url array',
    withData(recipe({ image: { '@type': 'ImageObject', url: ['https://a.example/1.jpg'] } })),
    { images: ['https://a.example/1.jpg'] },
  ],
  [
    'image protocol relative',
    withData(recipe({ image: '//a.example/1.jpg' })),
    { images: ['https://a.example/1.jpg'] },
  ],
  [
    'image contentUrl obj',
    withData(recipe({ image: { '@type': 'ImageObject', contentUrl: { '@value': 'https://a.example/1.jpg' } } })),
    { images: ['https://a.example/1.jpg'] },
  ],
  [
    'image spaces',
    withData(recipe({ image: 'https://a.example/my pan.jpg' })),
    { images: ['https://a.example/my%20pan.jpg'] },
  ],
  [
    'a section title in bold',
    withData(recipe({ recipeIngredient: ['<strong>Batter</strong>', ...ingredients] })),
    { ingredients: ['[Batter]', ...ingredients] },
  ],
  [
    'a section title in capitals',
    withData(recipe({ recipeIngredient: ['FOR THE BATTER', ...ingredients] })),
    { ingredients: ['[FOR THE BATTER]', ...ingredients] },
  ],
  [
    'a section title with a colon',
    withData(recipe({ recipeIngredient: ['For the batter:', ...ingredients] })),
    { ingredients: ['[For the batter]', ...ingredients] },
  ],
  [
    'a section title between dashes',
    withData(recipe({ recipeIngredient: ['--- Batter ---', ...ingredients] })),
    { ingredients: ['[Batter]', ...ingredients] },
  ],
  [
    'a section title after a hash',
    withData(recipe({ recipeIngredient: ['## Batter', ...ingredients] })),
    { ingredients: ['[Batter]', ...ingredients] },
  ],
  [
    'UTF-8 that was read as Windows-1252',
    withData(recipe({ recipeIngredient: ['2 cups flour', '1 tsp salt', '3 eggs', 'Â½ cup crÃ¨me fraÃ®che'] })),
    { ingredients: ['2 cups flour', '1 tsp salt', '3 eggs', '½ cup crème fraîche'] },
  ],
  ['a name with that of the site', withData(recipe({ name: 'Pancakes | Site' })), { title: 'Pancakes' }],
  [
    'shortcodes of WordPress plug-ins',
    withData(
      recipe({
        recipeInstructions: [
          '[adinserter name="Block 3"]',
          steps[0],
          `[caption id="attachment_5" align="none"]${steps[1]}[/caption]`,
          steps[2],
        ],
      }),
    ),
    pancakes,
  ],
  [
    'language object',
    withData(recipe({ inLanguage: { '@type': 'Language', name: 'English', alternateName: 'en' } })),
    { language: 'en' },
  ],
  ['language locale', withData(recipe({ inLanguage: 'en_US' })), { language: 'en-US' }],
  ['two full recipes title', withData([recipe({ name: 'Other cake' }), recipe()]), { title: 'Pancakes' }],
  [
    'step names with bold text',
    withData(
      recipe({
        recipeInstructions: steps.map((text, at) => ({
          '@type': 'HowToStep',
          name: `Step ${at + 1}:`,
          text: `<strong>Step ${at + 1}:</strong> ${text}`,
        })),
      }),
    ),
    pancakes,
  ],
  [
    'step name equals text start',
    withData(
      recipe({
        recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', name: `${text.slice(0, 20)}...`, text })),
      }),
    ),
    pancakes,
  ],
  [
    'steps within section text',
    withData(recipe({ recipeInstructions: [{ '@type': 'HowToSection', name: 'Batter', text: steps.join('\n') }] })),
    { instructions: ['[Batter]', ...steps] },
  ],
  [
    'instructions numbered 1) in lines',
    withData(recipe({ recipeInstructions: steps.map((line, at) => `${at + 1}) ${line}`).join('\r\n') })),
    pancakes,
  ],
  ['instructions escaped newline text', withData(recipe({ recipeInstructions: steps.join('\\n') })), pancakes],
  [
    'ingredients with tabs and nbsp',
    withData(recipe({ recipeIngredient: ingredients.map((line) => line.replace(' ', '\u00a0\t ')) })),
    pancakes,
  ],
  [
    'ingredient objects text',
    withData(recipe({ recipeIngredient: ingredients.map((text) => ({ '@type': 'HowToSupply', name: text })) })),
    pancakes,
  ],
  [
    'ingredients grouped objects',
    withData(
      recipe({
        recipeIngredient: [
          { '@type': 'ItemList', name: 'Batter', itemListElement: ingredients.slice(0, 2) },
          {
            '@type': 'ItemList',
            name: 'Wet',
            itemListElement: ingredients.slice(2).map((name) => ({ '@type': 'ListItem', name })),
          },
        ],
      }),
    ),
    { ingredients: ['[Batter]', ...ingredients.slice(0, 2), '[Wet]', ...ingredients.slice(2)] },
  ],
  [
    'supply instead of ingredients',
    withData({
      '@type': 'Recipe',
      name: 'Pancakes',
      supply: ingredients.map((name) => ({ '@type': 'HowToSupply', name })),
      step: steps.map((text) => ({ '@type': 'HowToStep', text })),
    }),
    pancakes,
  ],
  [
    'a HowTo with supplies',
    withData({
      '@type': 'HowTo',
      name: 'Pancakes',
      supply: ingredients.map((name) => ({ '@type': 'HowToSupply', name })),
      step: steps.map((text) => ({ '@type': 'HowToStep', text })),
    }),
    pancakes,
  ],
  ['time as number', withData(recipe({ totalTime: 45 })), { totalTime: { minutes: 45, text: '45 min' } }],
  [
    'time words',
    withData(recipe({ prepTime: '10 minutes', cookTime: '1 hour' })),
    { totalTime: { minutes: 70, text: '1 h 10 min' } },
  ],
  [
    'time zero total',
    withData(recipe({ totalTime: 'PT0M', prepTime: 'PT10M', cookTime: 'PT20M' })),
    { totalTime: { minutes: 30, text: '30 min' } },
  ],
  [
    'time range object',
    withData(recipe({ totalTime: { '@type': 'Duration', minValue: 'PT20M', maxValue: 'PT30M' } })),
    { totalTime: { minutes: 30, text: '30 min' } },
  ],
  [
    'author list',
    withData(
      recipe({
        author: [
          { '@type': 'Person', name: 'Ada' },
          { '@type': 'Person', name: 'Bo' },
        ],
      }),
    ),
    { author: 'Ada, Bo' },
  ],
  [
    'keywords list of objects',
    withData(recipe({ keywords: [{ '@type': 'DefinedTerm', name: 'quick' }, 'easy'] })),
    { keywords: ['quick', 'easy'] },
  ],
  [
    'a yield of loaves and of servings',
    withData(recipe({ recipeYield: ['2', '2 loaves', '16 servings'] })),
    { yield: '2 loaves, 16 servings' },
  ],
  ['a yield said twice', withData(recipe({ recipeYield: ['4 servings', '4 people'] })), { yield: '4 servings' }],
  [
    'a long decimal',
    withData(recipe({ recipeIngredient: ['0.33333334326744 cup oil', '1.5 cups milk'] })),
    { ingredients: ['⅓ cup oil', '1.5 cups milk'] },
  ],
  ['yield array numbers', withData(recipe({ recipeYield: [4, '4 servings'] })), { yield: '4 servings' }],
]

test.each(shapes)('%s', (_, html, wanted) => {
  const result = clip(html, { url: 'https://kitchen.example/pancakes' })
  expect(result.outcome === 'refused' ? result : result.recipe).toMatchObject(wanted)
})
