import { useFormats } from '@potluck/parts'
import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly refused: readonly Change[]
  /** What the changes are about. */
  readonly titles: readonly string[]
}

/** What could not be saved, until the cook tries again or dismisses it. Nothing when all was. */
export function RefusedChanges({ refused, titles }: Props) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const { changes } = useHost()
  if (refused.length === 0) return null
  const tryAgain = () => {
    for (const { reference } of refused) changes.retry(reference)
  }
  const dismiss = () => {
    for (const { reference } of refused) changes.discard(reference)
  }
  // To what is gone nothing can be saved any more.
  const isGone = refused.every(({ refusal }) => refusal?.status === 404)
  return (
    <Note
      tone="danger"
      title={t('refused.title', { count: refused.length })}
      action={
        <>
          {!isGone && (
            <Button variant="quiet" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            {t('refused.dismiss')}
          </Button>
        </>
      }
    >
      <bdi>{list([...new Set(titles)])}</bdi>
    </Note>
  )
}
