import type { Cooking } from '@potluck/api/cookings'
import { useFormats } from '@potluck/parts'
import { useSession } from '@potluck/platform/hooks'
import { useForm } from '@potluck/platform/useForm'
import { Button, IconButton, Row, Stack, Text } from '@potluck/ui'
import { LinkedText } from '@potluck/ui/content'
import { TextAreaField } from '@potluck/ui/forms'
import { IconPencil, IconTrash } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CookingPhoto } from './CookingPhoto.tsx'
import classes from './CookLogDialog.module.css'
import { DayField, isLater } from './DayField.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import type { CookLog, WrittenCooking } from './useCookLog.ts'

interface Props {
  /** The title of the recipe. */
  readonly title: string
  readonly cooking: Cooking
  readonly log: CookLog
}

/** An entry of the cooking log, which can be edited in place. */
export function CookingRow({ title, cooking, log }: Props) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const [isEditing, setEditing] = useState(false)
  const day = formats.date(cooking.cookedAt)
  const ownId = useSession().account?.id
  // In a kitchen the log is of all its members, and each changes their own.
  const other = cooking.person && cooking.person.id !== ownId ? cooking.person : null

  if (isEditing) {
    return (
      <CookingForm
        title={title}
        cooking={cooking}
        onSave={(entry) => log.change(cooking, entry)}
        onClose={() => setEditing(false)}
      />
    )
  }
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Text strong>{formats.relativeDate(cooking.cookedAt)}</Text>
        {other && <Text tone="soft">{t('cooked.by', { name: other.name })}</Text>}
        {cooking.note !== '' && (
          <Text as="div" dir="auto" className={classes.note}>
            <LinkedText>{cooking.note}</LinkedText>
          </Text>
        )}
      </div>
      {cooking.image && <PhotoButton title={title} label={t('cooked.photo.of', { day })} image={cooking.image} />}
      {!other && (
        <>
          <IconButton icon={<IconPencil />} label={t('cooked.editOf', { day })} onClick={() => setEditing(true)} />
          <IconButton
            icon={<IconTrash />}
            label={t('cooked.deleteOf', { day })}
            onClick={() => log.remove(cooking.id)}
          />
        </>
      )}
    </div>
  )
}

interface CookingFormProps extends Pick<Props, 'title' | 'cooking'> {
  readonly onSave: (entry: WrittenCooking) => void
  readonly onClose: () => void
}

function CookingForm({ title, cooking, onSave, onClose }: CookingFormProps) {
  const { t } = useTranslation('recipes')
  const form = useForm({
    initial: {
      cookedAt: new Date(cooking.cookedAt),
      note: cooking.note,
      photo: { image: cooking.image ?? null, shown: cooking.shown ?? false },
    },
    check: ({ cookedAt }) => ({ cookedAt: isLater(cookedAt) && t('cooked.future') }),
    submit: onSave,
    onDone: onClose,
  })
  return (
    <form {...form.formProps} className={classes.row}>
      <Stack gap={3} className={classes.edit}>
        <DayField {...form.field('cookedAt')} label={t('cooked.when')} />
        <TextAreaField {...form.field('note')} label={t('cooked.note')} rows={2} maxLength={5_000} />
        <CookingPhoto {...form.field('photo')} title={title} />
        <Row gap={2}>
          <Button type="submit" variant="primary">
            {t('cooked.save')}
          </Button>
          <Button onClick={onClose}>{t('cooked.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
