import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Row } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** Says that the server refused changes of eaters, until the cook retries or discards them. */
export function RefusedEaters({ refused }: { readonly refused: readonly Change[] }) {
  const { t } = useTranslation('parts')
  const { changes } = useHost()
  if (refused.length === 0) return null
  const forAll = (deal: (reference: string) => void) => () => {
    for (const { reference } of refused) deal(reference)
  }
  return (
    <Note
      tone="danger"
      title={t('eaters.refused')}
      action={
        <Row gap={2}>
          <Button variant="quiet" onClick={forAll(changes.retry)}>
            {t('eaters.retry')}
          </Button>
          <Button variant="quiet" onClick={forAll(changes.discard)}>
            {t('eaters.dismiss')}
          </Button>
        </Row>
      }
    />
  )
}
