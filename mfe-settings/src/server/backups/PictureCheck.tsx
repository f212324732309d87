import { checkPictures, type DataCheck, getBackups } from '@potluck/api/backups'
import { useFormats } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { Button, Heading, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly check: DataCheck | null
  readonly isBusy: boolean
}

const kinds = ['missing', 'damaged', 'incomplete', 'unowned'] as const

/** The result of the weekly look through all pictures. */
export function PictureCheck({ check, isBusy }: Props) {
  const { t } = useTranslation('settings')
  const { relativeMoment } = useFormats()
  const look = useCall(checkPictures, { changes: [getBackups], toast: true })
  const wrong = check ? kinds.filter((kind) => check[kind] > 0) : []
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {t('server.check.heading')}
      </Heading>
      <Text>
        {check
          ? t('server.check.checked', { when: relativeMoment(check.checkedAt), count: check.pictures })
          : t('server.check.never')}
      </Text>
      {check && wrong.length === 0 && <Note tone="done">{t('server.check.sound')}</Note>}
      {check && wrong.length > 0 && (
        <Note tone="attention">
          <ul>
            {wrong.map((kind) => (
              <li key={kind}>{t(`server.check.${kind}`, { count: check[kind] })}</li>
            ))}
          </ul>
        </Note>
      )}
      <Row>
        <Button busy={look.isPending} disabled={isBusy} onClick={() => look.mutate({ body: {} })}>
          {t('server.check.look')}
        </Button>
      </Row>
    </Stack>
  )
}
