import { type Eater, listEaters, maxEaters } from '@potluck/api/eaters'
import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useSession } from '@potluck/platform/hooks'
import { useOptimisticAnswer } from '@potluck/platform/useOptimisticAnswer'
import { Button, Heading, onDemand, Stack } from '@potluck/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { EaterRow } from './EaterRow.tsx'
import { eaterScope } from './eater-changes.ts'
import { RefusedEaters } from './RefusedEaters.tsx'
import { useFollowEaters } from './useEaters.ts'
import classes from './WhoEats.module.css'

const EaterDialog = onDemand(() => import('./EaterDialog.tsx').then((module) => module.EaterDialog), 'dialog')

/** The eaters of a household: its members, each of whom writes their own, and those without an account. */
export function WhoEats({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslation('parts')
  const { account } = useSession()
  const { answer, refused } = useOptimisticAnswer(listEaters, {}, { scope: eaterScope })
  useFollowEaters()
  const [added, setAdded] = useState<Eater | null>(null)
  const heading = useId()
  const mayAdd = roleOf(kitchen.role) === 'owner' && !kitchen.rest
  const known = (answer.data ?? []).filter(({ kitchenId }) => kitchenId === kitchen.id)
  const blank = { kitchenId: kitchen.id, name: '', hasAccount: false, mustNot: [], dislikes: [] }
  const alone = answer.data?.find(({ kitchenId }) => kitchenId === null)
  const members = kitchen.members.map(({ person: { id, name } }): Eater => {
    // The cook begins with what they wrote down for themselves, and saves it for the others to see.
    const start = id === account?.id && alone ? { ...alone, kitchenId: kitchen.id } : blank
    return known.find((eater) => eater.id === id) ?? { ...start, id, name, hasAccount: true }
  })
  const rows = [...members, ...known.filter(({ hasAccount }) => !hasAccount)]
  if (!answer.data) return null
  return (
    <Stack gap={3}>
      <Heading id={heading}>{t('eaters.title')}</Heading>
      <RefusedEaters refused={refused.filter(({ preview }) => isOf(preview, kitchen.id))} />
      <ul aria-labelledby={heading} className={classes.rows}>
        {rows.map((eater) => {
          const isOneself = eater.id === account?.id
          const isKnown = known.includes(eater)
          return (
            <li key={eater.id}>
              <EaterRow
                eater={isKnown ? eater : { ...eater, mustNot: [], dislikes: [] }}
                start={eater}
                isKnown={isKnown}
                isOneself={isOneself}
                mayChange={isOneself || (mayAdd && !eater.hasAccount)}
                household={kitchen.name}
              />
            </li>
          )
        })}
      </ul>
      {mayAdd && known.length < maxEaters && (
        <div>
          <Button onClick={() => setAdded({ ...blank, id: newId() })}>{t('eaters.add')}</Button>
        </div>
      )}
      {added && (
        <EaterDialog
          eater={added}
          isOneself={false}
          household={kitchen.name}
          isKnown={false}
          onClose={() => setAdded(null)}
        />
      )}
    </Stack>
  )
}

/** Whether a change is about an eater of a household. */
const isOf = (preview: unknown, kitchenId: string): boolean =>
  listEaters.response.element.safeParse(preview).data?.kitchenId === kitchenId
