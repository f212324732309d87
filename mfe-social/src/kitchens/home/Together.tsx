import { listDoubles, startMove } from '@potluck/api/kitchen-moves'
import type { Kitchen } from '@potluck/api/kitchens'
import { countRecipes } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Card, Heading, LinkButton, Row, Stack, Text } from '@potluck/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { household } from '../preferences.ts'
import { useKitchenCall } from '../useKitchenCall.ts'

/** Asks a cook once whether their own recipes go together with those of the household, and offers to join what both have. */
export function Together({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const { id } = kitchen
  const { isAsked } = usePreferences(household)
  const { doubleCount = 0 } = useAnswer(listDoubles, { params: { id } }).data ?? {}
  const { count: ownCount = 0 } = useAnswer(countRecipes, { query: {} }).data ?? {}
  const count = ownCount - doubleCount
  useRefetchOn(['recipes:changed', 'book:changed'], listDoubles, countRecipes)
  return (
    <>
      {doubleCount > 0 && (
        <Offer title={t('kitchens.together.both', { count: doubleCount, number: number(doubleCount) })}>
          <LinkButton href={href(paths.duplicates(id))}>{t('kitchens.together.join')}</LinkButton>
        </Offer>
      )}
      {!isAsked && count > 0 && (
        <Offer
          title={t('kitchens.together.own', { count, number: number(count) })}
          about={t('kitchens.movesRecipesAbout')}
        >
          <MoveButtons kitchenId={id} />
        </Offer>
      )}
    </>
  )
}

interface OfferProps {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

function Offer({ title, about, children }: OfferProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="small">
            {title}
          </Heading>
          {about && <Text tone="soft">{about}</Text>}
        </Stack>
        <Row gap={2}>{children}</Row>
      </Stack>
    </Card>
  )
}

/** Moves all own recipes into the household, or leaves it at that. */
function MoveButtons({ kitchenId }: { readonly kitchenId: string }) {
  const { t } = useTranslation('social')
  const host = useHost()
  // Sent once more after a failure, nothing is moved twice.
  const [id] = useState(() => uuid())
  const moving = useKitchenCall(startMove)
  const remember = () => host.preferences.update(household, { isAsked: true })

  function move() {
    const body = { id, recipes: { kind: 'all' as const }, emptiesOwnBook: true }
    moving.mutate(
      { params: { id: kitchenId }, body },
      {
        onSuccess({ jobId: job }) {
          remember()
          host.navigate(paths.moveIn(kitchenId, { job }))
        },
      },
    )
  }

  return (
    <>
      <Button busy={moving.isPending} onClick={move}>
        {t('kitchens.together.move')}
      </Button>
      <Button onClick={remember}>{t('kitchens.together.notNow')}</Button>
    </>
  )
}
