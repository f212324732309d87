import type { Recipe } from '@potluck/api/recipes'

/** A recipe of the cook, with what a test says of it. */
export const aRecipe = (said: Partial<Recipe>): Recipe => ({
  id: '0199a1b2-0000-7000-8000-000000000007',
  title: 'Soup',
  description: '',
  yield: '',
  activeTime: '',
  totalTime: '',
  source: '',
  url: '',
  notes: '',
  ingredients: '2 carrots',
  instructions: '',
  rating: null,
  folder: 'main',
  labels: [],
  image: null,
  images: [],
  fromUser: null,
  isOwner: true,
  version: 1,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  ...said,
})
