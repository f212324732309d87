import type { Recipe } from '@potluck/api/recipes'
import { findFoodByName } from '@potluck/foods/find-food'
import { type FoodIndex, titleOfFood } from '@potluck/foods/food-index'
import { useHost } from '@potluck/platform/HostProvider'
import { type Form, useForm } from '@potluck/platform/useForm'
import { Button, Stack, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { AutocompleteField } from '@potluck/ui/pickers'
import { useTranslation } from 'react-i18next'
import { chooseFoodOf, forgetFoodOf } from '../../changes/food-changes.ts'
import type { Line } from './line.ts'
import classes from './WhatIsInIt.module.css'

interface Props {
  readonly recipe: Recipe
  readonly line: Line
  /** The line as it is written. */
  readonly text: string
  readonly foods: FoodIndex
  readonly onClose: () => void
}

/** The id of the food that a typed name stands for, or null. */
function idOfFood(name: string, foods: FoodIndex): string | null {
  const typed = name.trim().toLowerCase()
  for (const { titles } of foods.languages) {
    for (const [id, title] of titles) if (title.toLowerCase() === typed) return id
  }
  return findFoodByName(name, foods)?.id ?? null
}

/** Asks which food a line is, for all recipes of the book. */
export function LineFood({ recipe, line, text, foods, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const { changes, toast } = useHost()
  const choose = (food: string | null) => {
    changes.add(chooseFoodOf(recipe, text, food))
    toast({
      message: t('contents.saved'),
      tone: 'done',
      action: { label: t('contents.undo'), run: () => changes.add(forgetFoodOf(recipe, text)), undoes: true },
    })
    onClose()
  }
  const form: Form<{ readonly name: string }> = useForm({
    initial: { name: line.food === undefined ? '' : (titleOfFood(line.food, foods) ?? '') },
    check: ({ name }) => ({ name: idOfFood(name, foods) === null && t('contents.unknown') }),
    submit: ({ name }) => choose(idOfFood(name, foods)),
  })
  return (
    <Modal opened onClose={onClose} title={t('contents.which', { line: text })} closeLabel={t('close')}>
      <form {...form.formProps}>
        <Stack gap={4}>
          <AutocompleteField
            {...form.field('name')}
            label={t('contents.food')}
            description={t('contents.forAll')}
            onPick={(name) => choose(idOfFood(name, foods))}
            // The plain food stands before those that are named after it: honey, honeydew.
            suggestions={[...(foods.languages[0]?.titles.values() ?? [])].sort((a, b) => a.length - b.length)}
          />
          <div className={classes.buttons}>
            <Button type="submit" variant="primary">
              {t('contents.save')}
            </Button>
            <Button onClick={() => choose(null)}>{t('contents.isNoFood')}</Button>
            {line.isChosen && (
              <Button
                onClick={() => {
                  changes.add(forgetFoodOf(recipe, text))
                  onClose()
                }}
              >
                {t('contents.forget')}
              </Button>
            )}
          </div>
          {line.notCounted && <Text tone="soft">{t(`contents.why.${line.notCounted}`)}</Text>}
        </Stack>
      </form>
    </Modal>
  )
}
