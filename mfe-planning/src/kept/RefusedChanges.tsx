import { truncate } from '@potluck/cooking/truncate'
import { useFormats } from '@potluck/parts'
import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedWords } from './RefusedWords.tsx'
import { whyRefused } from './why-refused.ts'

interface Props {
  readonly refused: readonly Change[]
  /** What the changes are about. */
  readonly titles: readonly string[]
  /** A further way on. */
  readonly action?: ReactNode
}

/** As much is shown of what the changes are about, letters; three lines of it are seen. */
const maxLetters = 300

/** What could not be saved, until the cook tries again or dismisses it. Nothing when all was. */
export function RefusedChanges({ refused, titles, action }: Props) {
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
  const reasons = new Set(refused.map(({ refusal }) => whyRefused(refusal)))
  // To what is gone nothing can be saved any more.
  const isGone = refused.every(({ refusal }) => refusal?.status === 404)
  return (
    <Note
      tone="danger"
      title={t('refused.title', { count: refused.length })}
      action={
        <>
          {action}
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
      <RefusedWords>
        <bdi>{truncate(list([...new Set(titles)]), maxLetters)}</bdi>
      </RefusedWords>
      {[...reasons].map((why) => (
        <div key={why}>{t(`refused.why.${why}`)}</div>
      ))}
    </Note>
  )
}
