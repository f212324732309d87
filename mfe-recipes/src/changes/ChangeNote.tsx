import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { AfterMoment, Button, LinkButton, Note, Row, Text } from '@potluck/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { previewOf } from './preview.ts'
import { createFromText, isOfClosedKitchen, resolutionOf } from './resolution.ts'
import type { BookChanges } from './useBookChanges.ts'

/** A change is usually sent within this time, milliseconds: until then nothing is said of it. */
const usualMs = 2_000

export interface ChangeNoteProps extends BookChanges {
  /** The recipe of the changes; null on a screen with many recipes. */
  readonly recipeId: string | null
}

/** Lists the changes of this device that wait to be sent or were refused, with actions to resolve them. */
export function ChangeNote({ recipeId, waiting, refused }: ChangeNoteProps) {
  const { t } = useTranslation('recipes')
  const { changes, navigate } = useHost()
  useForgetWhenLeft(refused)

  if (refused.length === 0) return waiting.length === 0 ? null : <SentLater />

  const way = resolutionOf(refused)
  const isClosed = isOfClosedKitchen(refused)
  // The server may have room for the photo by now.
  const mayGoAgain =
    way.kind === 'try again' ||
    way.kind === 'without photo' ||
    (way.kind === 'write anew' && !way.wasCreated && !isClosed)
  const letGo = () => {
    for (const { reference } of refused) changes.discard(reference)
  }
  const tryAgain = () => {
    for (const { reference } of refused) changes.retry(reference)
  }
  function writeAnew() {
    if (way.kind !== 'write anew') return
    const ownId = newId()
    changes.add(createFromText(ownId, way.text, refused))
    letGo()
    navigate(paths.recipe(ownId), { replace: true })
  }
  const titles = [...new Set(refused.flatMap((change) => previewOf(change).title ?? []))]
  const words = {
    compare: t('changeNote.changedElsewhere'),
    'without photo': t('changeNote.photoLost'),
    'write anew': t(
      isClosed
        ? 'changeNote.closedWithText'
        : way.kind === 'write anew' && !way.wasCreated
          ? 'changeNote.notCreated'
          : 'changeNote.deletedWithText',
    ),
    'try again': t('changeNote.refused'),
    none: t(isClosed ? 'changeNote.closed' : 'changeNote.deleted'),
  }
  return (
    <Note
      tone="danger"
      title={t('changeNote.notSaved')}
      action={
        <Row gap={2}>
          {(way.kind === 'compare' || way.kind === 'without photo') && recipeId !== null && (
            <LinkButton variant="primary" href={href(paths.editRecipe(recipeId))}>
              {t(way.kind === 'compare' ? 'changeNote.compare' : 'changeNote.open')}
            </LinkButton>
          )}
          {way.kind === 'write anew' && (
            <Button variant="primary" onClick={writeAnew}>
              {t('changeNote.saveAsNew')}
            </Button>
          )}
          {mayGoAgain && (
            <Button variant={way.kind === 'try again' ? 'primary' : 'secondary'} onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          )}
          <Button variant="quiet" onClick={letGo}>
            {t('changeNote.discard')}
          </Button>
        </Row>
      }
    >
      {recipeId === null && <bdi>{`${titles.join(', ')}: `}</bdi>}
      {words[way.kind]}
    </Note>
  )
}

/** Tells that changes are on this device alone. */
function SentLater() {
  const { t } = useTranslation('recipes')
  const { storedIn } = useHost().changes.all.get()
  return (
    <AfterMoment wait={navigator.onLine ? usualMs : 0}>
      <Text size="small" tone="soft" role="status">
        {t(storedIn === 'device' ? 'changeNote.sentLater' : 'changeNote.untilClosed')}
      </Text>
    </AfterMoment>
  )
}

/** Changes that can never be saved are forgotten when the cook leaves the screen, which said so. */
function useForgetWhenLeft(refused: ChangeNoteProps['refused']): void {
  const { changes } = useHost()
  const isShown = useRef(true)
  const forget = useEffectEvent(() => {
    if (refused.length === 0 || resolutionOf(refused).kind !== 'none') return
    for (const { reference } of refused) changes.discard(reference)
  })
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // If React only mounts the component again, it is back by then.
      setTimeout(() => isShown.current || forget())
    }
  }, [])
}
