import { type Kitchen, reopenKitchen } from '@potluck/api/kitchens'
import { useFormats } from '@potluck/parts'
import { Button, Note, Row } from '@potluck/ui'
import { IconArrowBackUp, IconCopy } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useKitchenCall } from './useKitchenCall.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly rest: NonNullable<Kitchen['rest']>
  readonly onTakeCopies: () => void
}

/** Says that a kitchen was dissolved and until when it rests; takes copies of its recipes, or brings it back. */
export function RestNote({ kitchen, rest, onTakeCopies }: Props) {
  const { t } = useTranslation('social')
  const { date } = useFormats()
  const bringingBack = useKitchenCall(reopenKitchen)
  return (
    <Note
      tone="attention"
      title={t('rest.title', { date: date(rest.until) })}
      action={
        <Row gap={2}>
          <Button icon={<IconCopy />} onClick={onTakeCopies}>
            {t('rest.takeCopies')}
          </Button>
          {rest.mayReopen && (
            <Button
              icon={<IconArrowBackUp />}
              busy={bringingBack.isPending}
              onClick={() => bringingBack.mutate({ params: { id: kitchen.id } })}
            >
              {t('rest.bringBack')}
            </Button>
          )}
        </Row>
      }
    >
      {t(rest.mayReopen ? 'rest.aboutForCooks' : 'rest.about')}
    </Note>
  )
}
