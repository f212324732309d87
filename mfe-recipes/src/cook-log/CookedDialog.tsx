import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Stack } from '@potluck/ui'
import { TextAreaField } from '@potluck/ui/forms'
import { IconChefHat } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RatingField } from '../book/RatingField.tsx'
import { rate } from '../changes/book-changes.ts'
import { CookingPhoto, noPhoto } from './CookingPhoto.tsx'
import { UsedUpFields } from './UsedUpFields.tsx'
import { useCookLog } from './useCookLog.ts'
import { useUsedUp } from './useUsedUp.ts'

interface Props {
  readonly recipe: Recipe
  /** Called when the cook finishes, with or without a note. */
  readonly onDone: () => void
  /** Called when the cook returns to the steps. */
  readonly onClose: () => void
}

/** Asks for stars, a note and what is used up at the end of cooking. */
export function CookedDialog({ recipe, onDone, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const { changes } = useHost()
  const log = useCookLog(recipe)
  const [rating, setRating] = useState(recipe.rating)
  const [note, setNote] = useState('')
  const [photo, setPhoto] = useState(noPhoto)
  const usedUp = useUsedUp(recipe)

  function add() {
    if (rating !== recipe.rating) changes.add(rate(recipe, rating))
    log.add({ cookedAt: new Date(), note, photo })
    usedUp.send()
    onDone()
  }

  return (
    <Modal
      opened
      size="small"
      onClose={onClose}
      title={t('cooked.howWasIt')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onDone}>{t('cooked.skip')}</Button>
          <Button variant="primary" icon={<IconChefHat />} data-autofocus onClick={add}>
            {t('cooked.add')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RatingField value={rating} onChange={setRating} />
        <TextAreaField
          label={t('cooked.note')}
          description={t('cooked.noteHint')}
          rows={2}
          maxLength={5_000}
          value={note}
          onChange={setNote}
        />
        <CookingPhoto title={recipe.title} value={photo} onChange={setPhoto} />
        <UsedUpFields {...usedUp} />
      </Stack>
    </Modal>
  )
}
