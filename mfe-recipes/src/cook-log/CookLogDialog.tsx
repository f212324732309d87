import { type Cooking, listCookings } from '@potluck/api/cookings'
import { inBook } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { type Form, useForm } from '@potluck/platform/useForm'
import { Button, Stack } from '@potluck/ui'
import { TextAreaField } from '@potluck/ui/forms'
import { IconChefHat } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { CookingPhoto, noPhoto } from './CookingPhoto.tsx'
import { CookingRow } from './CookingRow.tsx'
import classes from './CookLogDialog.module.css'
import { DayField, isLater } from './DayField.tsx'
import { UsedUpFields } from './UsedUpFields.tsx'
import { useCookLog, type WrittenCooking } from './useCookLog.ts'
import { useUsedUp } from './useUsedUp.ts'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** The cooking log of a recipe. Each entry has a day and a note. A form adds a new entry. */
export function CookLogDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const log = useCookLog(recipe)
  const usedUp = useUsedUp(recipe)
  const form: Form<WrittenCooking> = useForm({
    initial: { cookedAt: new Date(), note: '', photo: noPhoto },
    check: ({ cookedAt }) => ({ cookedAt: isLater(cookedAt) && t('cooked.future') }),
    submit(entry) {
      log.add(entry)
      usedUp.send()
      usedUp.freeze(0)
      form.set({ note: '', photo: noPhoto })
    },
  })
  const answer = useAnswer(listCookings, { params: { id: recipe.id }, ...inBook(recipe.kitchenId) })

  return (
    <Modal opened onClose={onClose} title={t('cooked.log')} closeLabel={t('close')}>
      <Stack gap={5}>
        <form {...form.formProps}>
          <Stack gap={3}>
            <DayField {...form.field('cookedAt')} label={t('cooked.when')} />
            <TextAreaField
              {...form.field('note')}
              label={t('cooked.note')}
              description={t('cooked.noteHint')}
              rows={2}
              maxLength={5_000}
            />
            <CookingPhoto {...form.field('photo')} title={recipe.title} />
            <UsedUpFields {...usedUp} />
            <Button type="submit" variant="primary" icon={<IconChefHat />}>
              {t('cooked.add')}
            </Button>
          </Stack>
        </form>
        <Answered
          small
          answer={answer}
          loading={{ label: t('cooked.loading'), shape: 'rows', count: 2 }}
          failed={{ title: t('cooked.failed') }}
        >
          {(cookings: readonly Cooking[]) => (
            <ul aria-label={t('cooked.log')} className={classes.list}>
              {cookings.map((cooking) => (
                <li key={cooking.id}>
                  <CookingRow title={recipe.title} cooking={cooking} log={log} />
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </Stack>
    </Modal>
  )
}
