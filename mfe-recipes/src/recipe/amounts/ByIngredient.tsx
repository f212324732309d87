import type { Exact } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { Button, Row, Stack } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisibleIngredient } from '../../recipe-text/ingredient-list.ts'
import { factorForAmount } from './amount-factor.ts'

interface Props {
  /** Those that say how much. */
  readonly ingredients: readonly VisibleIngredient[]
  readonly words: Vocabulary
  readonly factor: Exact
  readonly onScale: (factor: Exact) => void
}

/** Scales a recipe to the amount of one ingredient that the cook has. */
export function ByIngredient({ ingredients, words, factor, onScale }: Props) {
  const { t } = useTranslation('recipes')
  const [line, setLine] = useState(String(ingredients[0]?.line ?? ''))
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const chosen = ingredients.find((one) => String(one.line) === line)
  const found = chosen && factorForAmount(typed, chosen, { factor, words })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (found) onScale(found)
    else setWrong(true)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <SelectField
          label={t('amounts.ingredient')}
          options={ingredients.map((one) => ({ value: String(one.line), label: one.displayed.text }))}
          value={line}
          onChange={setLine}
        />
        <TextField
          label={t('amounts.have')}
          description={t('amounts.haveHint')}
          error={isWrong && !found ? t('amounts.wrong') : undefined}
          value={typed}
          onChange={setTyped}
        />
        <Row>
          <Button type="submit">{t('amounts.scaleTo', { factor: found ? writeFactor(found) : '…' })}</Button>
        </Row>
      </Stack>
    </form>
  )
}
