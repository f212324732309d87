import { Heading, Text } from '@potluck/ui'
import type { TFunction } from 'i18next'
import { DishDrawing } from './DishDrawing.tsx'
import classes from './ExampleRecipe.module.css'

const ingredients = ['oil', 'onion', 'garlic', 'tomatoes', 'eggs'] as const

/** One recipe, as a book shows it. */
export function ExampleRecipe({ t }: { readonly t: TFunction }) {
  return (
    <figure className={classes.card} aria-label={t('welcome.example.label')}>
      <DishDrawing />
      <figcaption className={classes.words}>
        <Heading size="medium">{t('welcome.example.title')}</Heading>
        <Text size="small" tone="soft">
          {t('welcome.example.facts')}
        </Text>
        <ul className={classes.ingredients}>
          {ingredients.map((ingredient) => (
            <li key={ingredient}>{t(`welcome.example.${ingredient}`)}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
