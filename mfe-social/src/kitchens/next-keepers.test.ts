import { ada, ben, carl, dora } from '@potluck/testing/fixtures'
import { nextKeepers } from './next-keepers.ts'
import { aKitchen, aMember } from './testing/a-kitchen.ts'

test('the only keeper chooses among the others, cooks first', () => {
  const kitchen = aKitchen({ members: [aMember(ada, 'keeper'), aMember(ben, 'guest'), aMember(carl, 'cook')] })
  expect(nextKeepers(kitchen, ada.id)).toEqual([carl, ben])
})

test('a keeper who is alone chooses nobody', () => {
  expect(nextKeepers(aKitchen({ members: [aMember(ada, 'keeper')] }), ada.id)).toEqual([])
})

test('a keeper beside another keeper chooses nobody', () => {
  const kitchen = aKitchen({ members: [aMember(ada, 'keeper'), aMember(dora, 'keeper'), aMember(ben, 'cook')] })
  expect(nextKeepers(kitchen, ada.id)).toEqual([])
})

test('a cook chooses nobody', () => {
  const kitchen = aKitchen({ role: 'cook', members: [aMember(ada, 'cook'), aMember(ben, 'keeper')] })
  expect(nextKeepers(kitchen, ada.id)).toEqual([])
})
