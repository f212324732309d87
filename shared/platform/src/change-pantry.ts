import { changePantry, type PantryThing } from '@potluck/api/pantry'
import { changeOf } from './changes.ts'
import type { NewChange } from './new-change.ts'
import { paths } from './paths.ts'
import { pantryScope } from './remember-in-pantry.ts'

/** A thing of which nothing is said but its name, which is its key until the server answers. */
export const newPantryThing = (title: string, about: Partial<PantryThing> = {}): PantryThing => ({
  key: title.slice(0, 200),
  title,
  place: 'cupboard',
  since: null,
  useBy: null,
  always: false,
  amount: '',
  portions: null,
  recipeId: null,
  ...about,
})

type Said = Partial<Omit<PantryThing, 'place'>> & { readonly place?: 'fridge' | 'freezer' | 'cupboard' }

/** A thing, and what is said of it now; what is not said stays, or is as the server thinks. */
export interface PutThing {
  readonly thing: PantryThing
  readonly said: Said
}

/** Puts things into the pantry, or says more of them. @param kitchenId whose it is; null for one's own */
export const putAtHome = (things: readonly PutThing[], kitchenId: string | null): NewChange =>
  changeOf(
    changePantry,
    {
      body: {
        ...(kitchenId !== null && { kitchenId }),
        put: things.map(({ thing: { key, title, portions }, said }) => ({ key, title, portions, ...said })),
      },
    },
    { scope: pantryScope, path: paths.atHome(), preview: things.map(({ thing, said }) => ({ ...thing, ...said })) },
  )

/** Says that things are used up. */
export const useUpAtHome = (things: readonly PantryThing[], kitchenId: string | null): NewChange =>
  changeOf(
    changePantry,
    { body: { ...(kitchenId !== null && { kitchenId }), used: things.map(({ key }) => key) } },
    { scope: pantryScope, path: paths.atHome(), preview: things },
  )
