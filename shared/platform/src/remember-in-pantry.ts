import { addToPantry, type PantryItem } from '@potluck/api/pantry'
import { z } from 'zod'
import { changeOf } from './changes.ts'
import { deviceValue } from './device-value.ts'
import type { NewChange } from './new-change.ts'
import { paths } from './paths.ts'

/** Whether the cook has said on this device that they do not always have salt, pepper and oil. */
export const usuallyDeclined = deviceValue(['usually-at-home-declined'], z.boolean())

/** Changes of the pantry are sent in order. */
export const pantryScope = 'staples'

/** Adds an item to the pantry. Its name is its key until the server answers. */
export const rememberInPantry = (item: PantryItem): NewChange =>
  changeOf(addToPantry, { body: { title: item.title } }, { scope: pantryScope, path: paths.atHome(), preview: item })
