import { readFields as read } from '../../../testing/read-import.ts'

/** As `jsonLD.ts` and `exportDataAsync.ts` of RecipeSage 4 write it. */
const recipe = (name: string) => ({
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: `id of ${name}`,
  datePublished: '2023-01-02T03:04:05.000Z',
  description: 'For cold days.',
  image: ['https://example.com/soup.jpg'],
  name,
  prepTime: 'PT10M',
  recipeIngredient: ['[Soup]', '2 beets', '[To serve]', 'bread'],
  recipeInstructions: [
    { '@type': 'HowToSection', text: '[Soup]' },
    { '@type': 'HowToStep', text: 'Boil.' },
    { '@type': 'HowToSection', text: '[To serve]' },
    { '@type': 'HowToStep', text: 'Cut the bread.' },
  ],
  recipeYield: '4 bowls',
  totalTime: 'about an hour',
  recipeCategory: ['soup', 'winter'],
  creditText: 'Grandmother',
  isBasedOn: 'https://example.com/soup',
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Keeps well.' }],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4', bestRating: '5' },
})

test.each([2, 1_400])(
  'an export of RecipeSage 4 with %i recipes is read with its headers, url and notes',
  async (count) => {
    const recipes = Array.from({ length: count }, (_, at) => recipe(`Soup ${at}`))
    const { total, recipes: found } = await read(JSON.stringify({ recipes }), 'recipesage.json')
    expect([total, found.length]).toEqual([count, count])
    expect(found.at(-1)).toEqual({
      title: `Soup ${count - 1}`,
      description: 'For cold days.',
      yield: '4 bowls',
      activeTime: '10 min',
      totalTime: 'about an hour',
      source: 'Grandmother',
      url: 'https://example.com/soup',
      notes: 'Keeps well.',
      ingredients: '[Soup]\n2 beets\n[To serve]\nbread',
      instructions: '[Soup]\nBoil.\n[To serve]\nCut the bread.',
      rating: 4,
      labels: ['soup', 'winter'],
      pictures: ['https://example.com/soup.jpg'],
    })
  },
)
