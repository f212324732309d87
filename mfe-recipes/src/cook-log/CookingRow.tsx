import type { Cooking } from '@potluck/api/cookings'
import { useFormats } from '@potluck/parts'
import { Button, IconButton, Row, Stack, Text } from '@potluck/ui'
import { LinkedText } from '@potluck/ui/content'
import { TextAreaField } from '@potluck/ui/forms'
import { IconPencil, IconTrash } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './CookLogDialog.module.css'
import { DayField } from './DayField.tsx'
import type { CookLog } from './useCookLog.ts'

interface Props {
  readonly cooking: Cooking
  readonly log: CookLog
}

/** An entry of the cooking log, which can be edited in place. */
export function CookingRow({ cooking, log }: Props) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const [draft, setDraft] = useState<{ readonly cookedAt: Date; readonly note: string } | null>(null)
  const day = formats.date(cooking.cookedAt)

  if (draft) {
    return (
      <form
        className={classes.row}
        onSubmit={(event) => {
          event.preventDefault()
          log.change(cooking.id, draft)
          setDraft(null)
        }}
      >
        <Stack gap={3} className={classes.edit}>
          <DayField
            label={t('cooked.when')}
            value={draft.cookedAt}
            onChange={(cookedAt) => setDraft({ ...draft, cookedAt })}
          />
          <TextAreaField
            label={t('cooked.note')}
            rows={2}
            maxLength={5_000}
            value={draft.note}
            onChange={(note) => setDraft({ ...draft, note })}
          />
          <Row gap={2}>
            <Button type="submit" variant="primary">
              {t('cooked.save')}
            </Button>
            <Button onClick={() => setDraft(null)}>{t('cooked.cancel')}</Button>
          </Row>
        </Stack>
      </form>
    )
  }
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Text strong>{day}</Text>
        {cooking.note !== '' && (
          <Text as="div" dir="auto" className={classes.note}>
            <LinkedText>{cooking.note}</LinkedText>
          </Text>
        )}
      </div>
      <IconButton
        icon={<IconPencil />}
        label={t('cooked.editOf', { day })}
        onClick={() => setDraft({ cookedAt: new Date(cooking.cookedAt), note: cooking.note })}
      />
      <IconButton icon={<IconTrash />} label={t('cooked.deleteOf', { day })} onClick={() => log.remove(cooking.id)} />
    </div>
  )
}
