import { processorTimeOf } from '@potluck/testing/processor-time'
import type { z } from 'zod'
import { handle } from './account.ts'
import { createApiToken } from './api-tokens.ts'
import { email, emailText, name } from './credentials.ts'
import { createKitchen } from './kitchens.ts'
import { attachLabel } from './labels.ts'
import { createMealPlan, ownMeal } from './meal-plans.ts'
import { renamePasskey } from './passkeys.ts'
import { saveSearch } from './saved-searches.ts'
import { createShoppingList } from './shopping-lists.ts'

test('an e-mail is trimmed, composed and in lower case', () => {
  expect(email.parse(' Rene\u0301@Example.com ')).toBe('ren\u00e9@example.com')
})

test.each([
  ['looked up', emailText],
  ['registered', email],
])('what is too long to be an e-mail is refused before anything is done with it (%s)', (_what, schema) => {
  const accents = `a${'\u0315\u0300\u05ae\u0301\u0323'.repeat(40_000)}`
  expect(processorTimeOf(() => expect(schema.safeParse(accents).success).toBe(false))).toBeLessThan(2_000)
})

test('a name does not turn the words beside it, and has no end of a line', () => {
  expect(name.parse('\u202eannA\u202c')).toBe('annA')
  expect(name.parse('\u2066Ben\u2069')).toBe('Ben')
  expect(name.parse('Ann\u2028Lee\u2029')).toBe('Ann Lee')
  expect(name.parse('Ann\r\nLee\n')).toBe('Ann Lee')
  expect(name.parse('Ann\tLee')).toBe('Ann Lee')
  // People write so.
  for (const real of ['נועה', 'Ольга', 'José-María', '山田', '👩‍🍳', 'می‌خواهم', 'X Æ A-12', 'O’Neil'])
    expect(name.parse(real)).toBe(real)
})

test.each([
  '\u200b',
  '\u200d\u200d',
  '\u115f',
  '\u3164',
  '\u2800',
  '\u202e',
  '\ufe0f',
  '\u0301',
  '\u2028',
  '\u00ad',
  '\n\u200b',
  '\u{1d159}',
])('a name that nobody sees is none: %j', (invisible) => {
  expect(name.safeParse(invisible).success).toBe(false)
})

test.each([
  'a\u202eb@example.com',
  'a\u200b@example.com',
  'a@exam\u2066ple.com',
  'a\u00ad@example.com',
  'a@example\u2028.com',
])('an e-mail has no sign that nobody sees: %j', (odd) => {
  expect(email.safeParse(odd).success).toBe(false)
})

test('a handle is not made of dots, which lead elsewhere in an address', () => {
  for (const dots of ['.', '..', '...']) expect(handle.safeParse(dots).success).toBe(false)
  for (const real of ['anna.k', '_', '.a', 'a..b']) expect(handle.safeParse(real).success).toBe(true)
})

const idOf = '00000000-0000-7000-8000-000000000001'

const named: readonly (readonly [string, z.ZodType, (name: string) => object, string])[] = [
  ['kitchen', createKitchen.body, (name) => ({ name }), 'name'],
  ['list', createShoppingList.body, (title) => ({ title }), 'title'],
  ['plan', createMealPlan.body, (title) => ({ title }), 'title'],
  ['label', attachLabel.body, (title) => ({ title, recipeIds: [idOf] }), 'title'],
  [
    'token',
    createApiToken.body,
    (name) => ({ name, scopes: ['recipes:read'], days: null, currentPassword: 'x' }),
    'name',
  ],
  ['passkey', renamePasskey.body, (name) => ({ name }), 'name'],
  ['saved search', saveSearch.body, (title) => ({ title, view: 'search=soup' }), 'title'],
  ['meal', ownMeal, (name) => ({ id: idOf, name, hue: 10 }), 'name'],
]

test.each(named)(
  'the name of a %s turns nothing, stands on one line, and can be seen',
  (_what, schema, body, field) => {
    expect(schema.safeParse(body('Soup')).success).toBe(true)
    expect(schema.parse(body('\u202eSoup\n of\u2069 us'))).toMatchObject({ [field]: 'Soup  of us' })
    for (const blank of ['\u200b', '\u3164', '\n', '\u202e'])
      expect({ blank, success: schema.safeParse(body(blank)).success }).toEqual({ blank, success: false })
  },
)
