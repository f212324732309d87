import { readFields } from '../../../testing/read-import.ts'

const read = async (text: string) => (await readFields(text, 'Shake.cook')).recipes[0]

test.each([
  ['Mix @salt.', 'salt', 'Mix salt.'],
  ['Mix @salt, then @sea-salt!', 'salt\nsea-salt', 'Mix salt, then sea-salt!'],
  ['Knead @&(~1)dough{} well.', '', 'Knead dough well.'],
  ['Knead @&dough well.', '', 'Knead dough well.'],
  ['Add @salt{=1%tsp} now.', '1 tsp salt (doesn’t scale)', 'Add salt now.'],
  ['Put @eggs{2|4} into a #pot.', '2 eggs', 'Put eggs into a pot.'],
  ['Add @flour{200|400%g}.', '200 g flour', 'Add flour.'],
  ['Add @flour{200*%g}.', '200 g flour', 'Add flour.'],
  ['Add @white wine|wine{1%cup}.', '1 cup white wine', 'Add wine.'],
  ['Pour @./sauces/Cream sauce{150%g} over it.', '150 g Cream sauce', 'Pour Cream sauce over it.'],
  ['Add @salt/pepper{1%tsp}.', '1 tsp salt/pepper', 'Add salt/pepper.'],
  ['Add @@pie crust{1}.', '1 pie crust', 'Add pie crust.'],
  ['Wait @ home{} for ~rest{10%min}.', '', 'Wait @ home{} for 10 min.'],
  ['Write to a\\@home.', '', 'Write to a@home.'],
  ['Add @l\u2019ail{}.', 'l\u2019ail', 'Add l\u2019ail.'],
  ['Add @दाल now.', 'दाल', 'Add दाल now.'],
])('the Cooklang reader reads %j', async (text, ingredients, instructions) => {
  expect(await read(`${text}\n`)).toEqual({
    title: 'Shake',
    ...(ingredients === '' ? {} : { ingredients }),
    instructions,
  })
})

test('the Cooklang reader takes the first number of servings of an old file, and reads a list of ingredients as no step', async () => {
  expect(await read('>> servings: 4|8\n@eggs{2|4}\n@salt{}\n\nBoil the @eggs{1}.\n')).toMatchObject({
    yield: '4 servings',
    ingredients: '2 eggs\nsalt\n1 eggs',
    instructions: 'Boil the eggs.',
  })
})
