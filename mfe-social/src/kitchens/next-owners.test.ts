import { wordOf } from '@potluck/api/kitchen-roles'
import { ada, ben, carl, dora } from '@potluck/testing/fixtures'
import { nextOwners } from './next-owners.ts'
import { aKitchen, aMember } from './testing/a-kitchen.ts'

test('the only owner chooses among the others, cooks first', () => {
  const kitchen = aKitchen({ members: [aMember(ada, 'owner'), aMember(ben, 'reader'), aMember(carl, 'cook')] })
  expect(nextOwners(kitchen, ada.id)).toEqual([carl, ben])
})

test('an owner who is alone chooses nobody', () => {
  expect(nextOwners(aKitchen({ members: [aMember(ada, 'owner')] }), ada.id)).toEqual([])
})

test('an owner beside another owner chooses nobody', () => {
  const kitchen = aKitchen({ members: [aMember(ada, 'owner'), aMember(dora, 'owner'), aMember(ben, 'cook')] })
  expect(nextOwners(kitchen, ada.id)).toEqual([])
})

test('a cook chooses nobody', () => {
  const kitchen = aKitchen({ role: wordOf('cook'), members: [aMember(ada, 'cook'), aMember(ben, 'owner')] })
  expect(nextOwners(kitchen, ada.id)).toEqual([])
})
