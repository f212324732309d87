import type { PantryThing } from '@potluck/api/pantry'
import { dayHere } from '@potluck/cooking/at-home'
import { Answered, BackLink } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, onDemand, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { SelectField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { NewNameForm } from '../new-name/NewNameForm.tsx'
import { refusedWords } from '../refusals/words.ts'
import { pantryItemOf, pantryThingsOf } from './changes.ts'
import { JoinedNote } from './JoinedNote.tsx'
import { PantrySections } from './PantrySections.tsx'
import { useAtHome } from './useAtHome.ts'

const RefusedChanges = onDemand(
  () => import('../refusals/RefusedChanges.tsx').then((module) => module.RefusedChanges),
  'part',
  refusedWords,
)

const ThingDialog = onDemand(() => import('./ThingDialog.tsx').then((module) => module.ThingDialog))
const UsualDialog = onDemand(() => import('./UsualDialog.tsx').then((module) => module.UsualDialog))

/** The open dialog: about a thing that is there, about a dish to be frozen, or about what the cook usually has. */
type OpenDialog = { readonly thing: PantryThing; readonly isNew: boolean } | 'usual'

const newDish = (): PantryThing =>
  newPantryThing('', { key: `dish ${uuid()}`, place: 'freezer', since: dayHere(), portions: 2 })

/** Shows the things at home: in the fridge, the freezer, the cupboard, and those that are always there. */
export function PantryPage() {
  const { t } = useTranslation('planning')
  const [homeId, setHomeId] = useState<string>()
  const { answer, refused, ...actions } = useAtHome(homeId)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  useTitle(t('atHome.title'))
  const titles = refused.flatMap((change) => [
    ...pantryThingsOf(change).map(({ title }) => title),
    ...(pantryItemOf(change) ? [pantryItemOf(change)?.title ?? ''] : []),
  ])
  return (
    <PageLayout
      title={t('atHome.title')}
      leading={<BackLink href={href(paths.shoppingLists())} label={t('atHome.back')} />}
      width="reading"
    >
      <Stack gap={4}>
        <Text tone="soft">{t('atHome.about')}</Text>
        <HomeChoice homeId={homeId ?? answer.data?.kitchen?.id} onChoose={setHomeId} />
        <RefusedChanges refused={refused} titles={titles} />
        <NewNameForm
          label={t('atHome.add')}
          example={t('atHome.example')}
          button={t('atHome.addIt')}
          several
          onName={(_id, title) => {
            const said = { since: dayHere() }
            actions.put([{ thing: newPantryThing(title, said), said }])
          }}
        />
        <Row gap={2}>
          <Button variant="quiet" onClick={() => setOpen('usual')}>
            {t('atHome.usualOpen')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen({ thing: newDish(), isNew: true })}>
            {t('atHome.freezeDish')}
          </Button>
        </Row>
        <Answered
          answer={answer}
          loading={{ label: t('atHome.loading'), shape: 'rows', count: 5 }}
          failed={{ title: t('atHome.failed') }}
          isEmpty={({ things }) => things.length === 0}
          empty={
            <EmptyState picture="jars" title={t('atHome.emptyTitle')}>
              {t('atHome.emptyText')}
            </EmptyState>
          }
        >
          {({ things, joined }) => (
            <Stack gap={5}>
              <JoinedNote joined={joined} />
              <PantrySections things={things} actions={actions} onEdit={(thing) => setOpen({ thing, isNew: false })} />
            </Stack>
          )}
        </Answered>
      </Stack>
      {open === 'usual' && (
        <UsualDialog things={answer.data?.things ?? []} onPut={actions.put} onClose={() => setOpen(null)} />
      )}
      {open !== null && open !== 'usual' && (
        <ThingDialog {...open} onPut={(thing) => actions.put([thing])} onClose={() => setOpen(null)} />
      )}
    </PageLayout>
  )
}

interface HomeChoiceProps {
  readonly homeId: string | undefined
  readonly onChoose: (homeId: string) => void
}

/** The households of somebody who is in several; nothing for others. */
function HomeChoice({ homeId, onChoose }: HomeChoiceProps) {
  const { t } = useTranslation('planning')
  const kitchens = useKitchens()?.filter(({ rest }) => rest === undefined) ?? []
  if (kitchens.length < 2 || homeId === undefined) return null
  return (
    <SelectField
      label={t('atHome.household')}
      options={kitchens.map(({ id, name }) => ({ value: id, label: name }))}
      value={homeId}
      onChange={onChoose}
    />
  )
}
