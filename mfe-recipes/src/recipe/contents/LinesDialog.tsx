import type { Recipe } from '@potluck/api/recipes'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { languagesFor } from '@potluck/cooking/likely-languages'
import { type FoodIndex, titleOfFood } from '@potluck/foods/food-index'
import { loadFoods } from '@potluck/foods/load-foods'
import { Answered, useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useLoaded } from '@potluck/platform/useLoaded'
import { ListRow } from '@potluck/ui/content'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LineFood } from './LineFood.tsx'
import type { Line } from './line.ts'
import classes from './WhatIsInIt.module.css'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** The food of each line of a recipe. A press on a line corrects it. */
export function LinesDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const languages = languagesFor('', useStore(useHost().language))
  const answer = useLoaded(['foods', ...languages], async () => loadFoods(await loadVocabulary(languages)))
  const [at, setAt] = useState<number | null>(null)
  const texts = recipe.ingredients.split('\n').map((text) => text.trim())
  const line = recipe.contents?.lines.find((each) => each.at === at)
  const foods = answer.data
  if (line && foods) {
    return <LineFood {...{ recipe, line, foods }} text={texts[line.at] ?? ''} onClose={() => setAt(null)} />
  }
  return (
    <Modal opened onClose={onClose} title={t('contents.lines')} closeLabel={t('close')}>
      <Answered
        small
        answer={answer}
        loading={{ label: t('contents.loading'), shape: 'rows', count: 6 }}
        failed={{ title: t('contents.failed') }}
      >
        {(loaded) => (
          <ul aria-label={t('contents.lines')} className={classes.lines}>
            {recipe.contents?.lines.map((each) => (
              <li key={each.at} dir="auto">
                <LineRow
                  line={each}
                  foods={loaded}
                  text={texts[each.at] ?? ''}
                  onPress={recipe.isOwner && !each.isRecipe ? () => setAt(each.at) : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Modal>
  )
}

interface RowProps {
  readonly line: Line
  readonly foods: FoodIndex
  readonly text: string
  readonly onPress: (() => void) | undefined
}

function LineRow({ line, foods, text, onPress }: RowProps) {
  const { t } = useTranslation('recipes')
  const { number, list } = useFormats()
  const { food, grams, isRecipe, isChosen } = line
  const notCounted = isRecipe && line.notCounted === 'amount' ? undefined : line.notCounted
  const title = food === undefined ? null : titleOfFood(food, foods)
  const isNothing = notCounted === undefined && food === undefined
  const facts = [
    title ?? (isRecipe ? t('contents.isRecipe') : isNothing ? t('contents.noFood') : null),
    grams === undefined ? null : `${number(Math.round(grams))} ${t('contents.gram')}`,
    notCounted === undefined ? null : t(`contents.why.${notCounted}`),
    isChosen ? t('contents.chosen') : null,
  ]
  return (
    <ListRow
      title={text}
      subtitle={list(
        facts.flatMap((fact) => fact ?? []),
        'unit',
      )}
      onClick={onPress}
    />
  )
}
