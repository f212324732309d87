import type { Exact } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { useForm } from '@potluck/platform/useForm'
import { Button, Row, Stack } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
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

interface Values {
  readonly line: string
  readonly amount: string
}

/** Scales a recipe to the amount of one ingredient that the cook has. */
export function ByIngredient({ ingredients, words, factor, onScale }: Props) {
  const { t } = useTranslation('recipes')
  const factorOf = ({ line, amount }: Values) => {
    const chosen = ingredients.find((one) => String(one.line) === line)
    return chosen && factorForAmount(amount, chosen, { factor, words })
  }
  const form = useForm<Values>({
    initial: { line: String(ingredients[0]?.line ?? ''), amount: '' },
    check: (values) => (factorOf(values) ? {} : { amount: t('amounts.wrong') }),
    submit: (values) => {
      const wanted = factorOf(values)
      if (wanted) onScale(wanted)
    },
  })
  const found = factorOf(form.values)

  return (
    <form {...form.formProps}>
      <Stack gap={3}>
        <SelectField
          label={t('amounts.ingredient')}
          options={ingredients.map((one) => ({ value: String(one.line), label: one.displayed.text }))}
          {...form.field('line')}
        />
        <TextField label={t('amounts.have')} description={t('amounts.haveHint')} {...form.field('amount')} />
        <Row>
          <Button type="submit">{t('amounts.scaleTo', { factor: found ? writeFactor(found) : '…' })}</Button>
        </Row>
      </Stack>
    </form>
  )
}
