import { hasMark } from '@potluck/foods/marks'
import { loadKnowledge } from './knowledge.ts'

test('a recipe is read in its own language, too: words of another one hide no allergen', async () => {
  const read = await loadKnowledge()
  const { contains } = read('pane tostato e burro per accompagnare\n2 pomodori con il basilico', new Map(), () => null)
  expect(hasMark(contains, 'gluten')).toBe(true)
  expect(hasMark(contains, 'milk')).toBe(true)
})
