import { type DoubleRecipe, startMove } from '@potluck/api/kitchen-moves'
import type { Kitchen } from '@potluck/api/kitchens'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button, Heading, onDemand, Row, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import classes from './DuplicatesPage.module.css'

const JoinDialog = onDemand(() => import('./JoinDialog.tsx').then((module) => module.JoinDialog), 'dialog')

interface Props {
  readonly kitchen: Kitchen
  readonly doubles: readonly DoubleRecipe[]
}

/** Recipes that are in the own book and in a household, with the ways to make one of two. */
export function InBothBooks({ kitchen, doubles }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const heading = useId()
  const [compared, setCompared] = useState<DoubleRecipe | null>(null)
  // Sent once more after a failure, nothing is joined twice.
  const [id] = useState(() => uuid())
  const joining = useCall(startMove)
  const recipeIds = doubles.filter(({ isSame }) => isSame).map(({ recipe }) => recipe.id)
  const differing = doubles.filter(({ isSame }) => !isSame)

  function join() {
    const body = { id, recipes: { kind: 'recipes' as const, recipeIds }, joins: true }
    joining.mutate(
      { params: { id: kitchen.id }, body },
      {
        onSuccess: ({ jobId: job }) => host.navigate(paths.moveIn(kitchen.id, { job })),
        onError: () => host.toast({ message: t('duplicates.both.failed'), tone: 'problem' }),
      },
    )
  }

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading id={heading}>{t('duplicates.both.title')}</Heading>
        <Text tone="soft">{t('duplicates.both.hint', { kitchen: kitchen.name })}</Text>
      </Stack>
      {recipeIds.length > 0 && (
        <Row>
          <Button variant="primary" busy={joining.isPending} onClick={join}>
            {t('duplicates.both.join', { count: recipeIds.length })}
          </Button>
        </Row>
      )}
      {differing.length > 0 && (
        <ul aria-labelledby={heading} className={classes.group}>
          {differing.map((double) => (
            <li key={`${double.recipe.id} ${double.inKitchen.id}`}>
              <ListRow
                title={double.recipe.title}
                subtitle={t('duplicates.both.differ')}
                trailing={
                  <Button
                    aria-label={t('duplicates.both.joinName', { title: double.recipe.title })}
                    onClick={() => setCompared(double)}
                  >
                    {t('duplicates.both.joinOne')}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {compared && <JoinDialog kitchen={kitchen} double={compared} onClose={() => setCompared(null)} />}
    </Stack>
  )
}
